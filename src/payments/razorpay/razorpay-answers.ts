import { z } from 'zod'

/** The parts of Razorpay's answers that we rely on; an answer without them is no answer. */

/** Razorpay gives a list in place of an object when there are no notes. */
const notes = z
  .union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
  .nullish()
  .transform((found): Record<string, unknown> => (!found || Array.isArray(found) ? {} : found))

/** A word of Razorpay's, or `fallback` for one that it has not told us about. */
const wordOf = <Word extends string, Fallback extends Word>(
  words: readonly Word[],
  fallback: Fallback,
) => z.string().transform((found) => words.find((word) => word === found) ?? fallback)

export const orderId = z.string().regex(/^order_\w{1,60}$/)
export const paymentId = z.string().regex(/^pay_\w{1,60}$/)
export const refundId = z.string().regex(/^rfnd_\w{1,60}$/)
export const disputeId = z.string().regex(/^disp_\w{1,60}$/)

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ entity: z.literal('collection'), items: z.array(item) })

export const orderAnswer = z.object({
  id: orderId,
  entity: z.literal('order'),
  amount: z.int().positive(),
  currency: z.string().length(3),
  receipt: z.string().nullish(),
  status: wordOf(['created', 'attempted', 'paid'], 'attempted'),
  notes,
  created_at: z.int(),
})
export type RazorpayOrder = z.output<typeof orderAnswer>
export const ordersAnswer = listOf(orderAnswer)

export const paymentAnswer = z.object({
  id: paymentId,
  entity: z.literal('payment'),
  amount: z.int().nonnegative(),
  amount_refunded: z
    .int()
    .nonnegative()
    .nullish()
    .transform((amount) => amount ?? 0),
  currency: z.string().length(3),
  status: wordOf(['created', 'authorized', 'captured', 'refunded', 'failed'], 'created'),
  /** Whether the money was taken. A `refunded` payment may have been returned without that. */
  captured: z.boolean(),
  order_id: orderId.nullish(),
  method: z.string().nullish(),
  card: z
    .object({ network: z.string().nullish(), last4: z.string().nullish() })
    .nullish()
    .catch(null),
  error_code: z.string().nullish(),
  error_reason: z.string().nullish(),
  created_at: z.int(),
})
export type RazorpayPayment = z.output<typeof paymentAnswer>
export const paymentsAnswer = listOf(paymentAnswer)

export const refundAnswer = z.object({
  id: refundId,
  entity: z.literal('refund'),
  amount: z.int().positive(),
  payment_id: paymentId,
  status: wordOf(['pending', 'processed', 'failed'], 'pending'),
})

export const disputeAnswer = z.object({
  id: disputeId,
  entity: z.literal('dispute'),
  payment_id: paymentId,
  amount: z.int().nonnegative(),
  currency: z.string().length(3),
  reason_code: z.string().nullish(),
  respond_by: z.int().nullish(),
  status: z.string(),
  phase: z.string().nullish(),
  created_at: z.int(),
})
export type RazorpayDispute = z.output<typeof disputeAnswer>
export const disputesAnswer = listOf(disputeAnswer)
