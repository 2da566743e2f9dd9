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

export const paymentSchema = z.object({
  id: z.string(),
  amount: z.int(),
  amount_refunded: z.int(),
  currency: z.string(),
  status: z.enum(['authorized', 'captured', 'refunded', 'failed']),
  order_id: z.string(),
  email: z.string(),
  contact: z.string(),
  failure: paymentErrorSchema.nullable(),
  created_at: z.int(),
})
export type Payment = z.infer<typeof paymentSchema>

export const refundSchema = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  payment_id: z.string(),
  order_id: z.string(),
  notes,
  created_at: z.int(),
})
export type Refund = z.infer<typeof refundSchema>

/** Which order has a receipt number. */
export const receiptSchema = z.object({ id: z.string(), order: z.string() })

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
  id: 'card_sandbox',
  entity: 'card',
  name: '',
  last4: '1111',
  network: 'Visa',
  type: 'credit',
  issuer: null,
  international: false,
  emi: false,
}

export const shownPayment = ({ failure, ...payment }: Payment) => ({
  ...payment,
  entity: 'payment',
  captured: payment.status === 'captured' || payment.status === 'refunded',
  refund_status: refundStatus(payment.amount, payment.amount_refunded),
  method: 'card',
  card_id: CARD.id,
  card: CARD,
  bank: null,
  wallet: null,
  vpa: null,
  international: false,
  invoice_id: null,
  notes: [],
  fee: payment.status === 'failed' ? null : Math.round(payment.amount * 0.02),
  tax: payment.status === 'failed' ? null : 0,
  ...(failure ?? NO_FAILURE),
})

export const shownRefund = ({ order_id: _, ...refund }: Refund) => ({
  ...refund,
  entity: 'refund',
  notes: shownNotes(refund.notes),
  receipt: null,
  acquirer_data: { arn: null },
  batch_id: null,
  status: 'processed',
  speed_processed: 'normal',
  speed_requested: 'normal',
})

/** Razorpay shows an empty list where there are no notes. */
const shownNotes = (given: Record<string, string>) => (Object.keys(given).length > 0 ? given : [])

function refundStatus(amount: number, refunded: number): 'full' | 'partial' | null {
  if (refunded === 0) return null
  return refunded === amount ? 'full' : 'partial'
}
