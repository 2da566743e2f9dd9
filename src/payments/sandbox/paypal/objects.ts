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

/** PayPal forgets an order that nobody approved in this time. */
const APPROVAL_SECONDS = 6 * 60 * 60

export const isForgotten = ({ status, created }: Order, nowSeconds: number): boolean =>
  status === 'PAYER_ACTION_REQUIRED' && nowSeconds - created > APPROVAL_SECONDS

export const captureSchema = z.object({
  id: z.string(),
  order: z.string(),
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'PARTIALLY_REFUNDED', 'REFUNDED']),
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
  status: z.literal('COMPLETED'),
  created: z.int(),
  amountMinor: z.int().positive(),
  currency: z.string(),
  note: z.string().nullable(),
})
export type Refund = z.infer<typeof refundSchema>

/** Which object a request under a PayPal-Request-Id led to. */
export const replaySchema = z.object({
  id: z.string(),
  fingerprint: z.string(),
  made: z.string(),
})

/** The capture that an invoice number was paid with: it is taken only once. */
export const invoiceSchema = z.object({ id: z.string(), capture: z.string() })
