import { z } from 'zod'

/** What the sandbox remembers of PayPal. Amounts are in cents. */

/** How the payer chose that taking the money shall go. */
export const BEHAVIOURS = ['pays', 'declines', 'pends'] as const

export const orderSchema = z.object({
  id: z.string(),
  status: z.enum(['PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED']),
  created: z.int(),
  amountMinor: z.int().positive(),
  currency: z.string(),
  referenceId: z.string(),
  customId: z.string().nullable(),
  invoiceId: z.string().nullable(),
  description: z.string().nullable(),
  brandName: z.string().nullable(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  payerId: z.string(),
  behaviour: z.enum(BEHAVIOURS).nullable(),
  capture: z.string().nullable(),
})
export type Order = z.infer<typeof orderSchema>

/** PayPal forgets an order that no one approved in this time. */
const APPROVAL_SECONDS = 3 * 60 * 60

export const isForgotten = ({ status, created }: Order, nowSeconds: number): boolean =>
  status === 'PAYER_ACTION_REQUIRED' && nowSeconds - created > APPROVAL_SECONDS

export const captureSchema = z.object({
  id: z.string(),
  order: z.string(),
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'PARTIALLY_REFUNDED', 'REFUNDED']),
  /** Why it is pending. */
  reason: z.string().nullable().default(null),
  created: z.int(),
  amountMinor: z.int().positive(),
  refundedMinor: z.int().nonnegative(),
  refunds: z.array(z.string()),
})
export type Capture = z.infer<typeof captureSchema>

export const refundSchema = z.object({
  id: z.string(),
  order: z.string(),
  capture: z.string(),
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED']),
  /** Completed now, and to fail later. */
  failsLate: z.boolean().default(false),
  created: z.int(),
  amountMinor: z.int().positive(),
  currency: z.string(),
  note: z.string().nullable(),
})
export type Refund = z.infer<typeof refundSchema>

export const disputeSchema = z.object({
  id: z.string(),
  order: z.string(),
  capture: z.string(),
  amountMinor: z.int().positive(),
  currency: z.string(),
  reason: z.string(),
  status: z.enum(['OPEN', 'WAITING_FOR_SELLER_RESPONSE', 'UNDER_REVIEW', 'RESOLVED']),
  stage: z.enum(['INQUIRY', 'CHARGEBACK']),
  outcome: z.string().nullable(),
  created: z.int(),
})
export type Dispute = z.infer<typeof disputeSchema>

/** PayPal keeps the keys of orders and captures for 6 hours, and those of refunds for 45 days. */
const KEY_SECONDS = { orders: 6 * 60 * 60, payments: 45 * 24 * 60 * 60 } as const

/** Until when the key of a request counts, by the path that it was sent to. */
export const keyLasts = (path: string, now: number): number =>
  now + (path.includes('/checkout/orders') ? KEY_SECONDS.orders : KEY_SECONDS.payments)

/** Which object a request under a PayPal-Request-Id led to, until it is forgotten. */
export const replaySchema = z.object({
  id: z.string(),
  until: z.int().optional(),
  fingerprint: z.string(),
  made: z.string(),
})

/** The capture that an invoice number was paid with: it is taken only once. */
export const invoiceSchema = z.object({ id: z.string(), capture: z.string() })
