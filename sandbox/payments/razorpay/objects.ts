import { z } from 'zod'

/** What the sandbox remembers of Razorpay's. Nothing here ever holds a card number. */

const notes = z.record(z.string(), z.string())

export const orderSchema = z.object({
  id: z.string(),
  amount: z.int(),
  amount_paid: z.int(),
  attempts: z.int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.enum(['created', 'attempted', 'paid']),
  notes,
  captures: z.boolean(),
  payments: z.array(z.string()),
  created_at: z.int(),
})
export type Order = z.infer<typeof orderSchema>

export const paymentErrorSchema = z.object({
  error_code: z.string(),
  error_description: z.string(),
  error_source: z.string(),
  error_step: z.string(),
  error_reason: z.string(),
})

export const METHODS = ['card', 'upi', 'netbanking', 'wallet'] as const
export type Method = (typeof METHODS)[number]

export const paymentSchema = z.object({
  id: z.string(),
  amount: z.int(),
  amount_refunded: z.int(),
  currency: z.string(),
  status: z.enum(['authorized', 'captured', 'refunded', 'failed']),
  /** Whether the money was taken; books from before this was kept don't say it. */
  captured: z.boolean().optional(),
  method: z.enum(METHODS).default('card'),
  /** A failed payment that the bank authorises after all. */
  comesLate: z.boolean().default(false),
  order_id: z.string(),
  email: z.string(),
  contact: z.string(),
  failure: paymentErrorSchema.nullable(),
  created_at: z.int(),
})
export type Payment = z.infer<typeof paymentSchema>

export const isCaptured = ({ captured, status }: Payment): boolean =>
  captured ?? (status === 'captured' || status === 'refunded')

export const refundSchema = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  payment_id: z.string(),
  order_id: z.string(),
  notes,
  status: z.enum(['pending', 'processed', 'failed']).default('processed'),
  /** Processed now, and to fail later. */
  failsLate: z.boolean().default(false),
  created_at: z.int(),
})
export type Refund = z.infer<typeof refundSchema>

export const disputeSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  order_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  amount_deducted: z.int(),
  reason_code: z.string(),
  respond_by: z.int(),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  phase: z.enum(['retrieval', 'chargeback']),
  created_at: z.int(),
})
export type Dispute = z.infer<typeof disputeSchema>

/** Which orders have a receipt number; more than one only where receipts needn't be unique. */
export const receiptSchema = z.object({
  id: z.string(),
  order: z.string(),
  more: z.array(z.string()).default([]),
})

/** Which refund was made under an idempotency key, and by which request. */
export const refundKeySchema = z.object({
  id: z.string(),
  fingerprint: z.string(),
  refund: z.string(),
})

/** Each as Razorpay's API shows it. */
export const shownOrder = ({ captures: _, payments: __, ...order }: Order) => ({
  ...order,
  entity: 'order',
  amount_due: order.amount - order.amount_paid,
  offer_id: null,
  notes: shownNotes(order.notes),
})

const NO_FAILURE = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
}

const CARD = {
  id: 'card_R7xU3mJd7rTs5X',
  entity: 'card',
  name: '',
  last4: '1111',
  network: 'Visa',
  type: 'credit',
  issuer: 'HDFC',
  international: false,
  emi: false,
  sub_type: 'customer',
  token_iin: null,
}

const NO_METHOD = { card_id: null, bank: null, wallet: null, vpa: null }

/** What Razorpay tells of a payment by its method; all it does not use are null. */
const DETAILS: Readonly<Record<Method, object>> = {
  card: { ...NO_METHOD, card_id: CARD.id, card: CARD, acquirer_data: { auth_code: '472379' } },
  upi: {
    ...NO_METHOD,
    vpa: 'ada@exampleupi',
    acquirer_data: { rrn: '033814379298', upi_transaction_id: '5F3A1C0E9B7D4A62' },
  },
  netbanking: {
    ...NO_METHOD,
    bank: 'HDFC',
    acquirer_data: { bank_transaction_id: '0125836177' },
  },
  wallet: { ...NO_METHOD, wallet: 'payzapp', acquirer_data: { transaction_id: null } },
}

export const shownPayment = ({ failure, comesLate: _, ...payment }: Payment) => ({
  ...payment,
  ...DETAILS[payment.method],
  entity: 'payment',
  captured: isCaptured({ ...payment, failure, comesLate: _ }),
  refund_status: refundStatus(payment.amount, payment.amount_refunded),
  description: null,
  international: false,
  invoice_id: null,
  notes: [],
  fee: payment.status === 'failed' ? null : Math.round(payment.amount * 0.02),
  tax: payment.status === 'failed' ? null : 0,
  ...(failure ?? NO_FAILURE),
})

export const shownRefund = ({ order_id: _, failsLate: __, ...refund }: Refund) => ({
  ...refund,
  entity: 'refund',
  notes: shownNotes(refund.notes),
  receipt: null,
  acquirer_data: { arn: null },
  batch_id: null,
  speed_processed: 'normal',
  speed_requested: 'normal',
})

export const shownDispute = ({ order_id: _, ...dispute }: Dispute) => ({
  ...dispute,
  entity: 'dispute',
  evidence: NO_EVIDENCE,
})

const NO_EVIDENCE = {
  amount: 0,
  summary: null,
  shipping_proof: null,
  billing_proof: null,
  cancellation_proof: null,
  customer_communication: null,
  proof_of_service: null,
  explanation_letter: null,
  refund_confirmation: null,
  access_activity_log: null,
  refund_cancellation_policy: null,
  term_and_conditions: null,
  others: null,
  submitted_at: null,
}

/** Razorpay shows an empty list where there are no notes. */
const shownNotes = (given: Record<string, string>) => (Object.keys(given).length > 0 ? given : [])

function refundStatus(amount: number, refunded: number): 'full' | 'partial' | null {
  if (refunded === 0) return null
  return refunded === amount ? 'full' : 'partial'
}
