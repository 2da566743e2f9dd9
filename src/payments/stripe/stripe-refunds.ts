import Stripe from 'stripe'
import { z } from 'zod'

import type { RefundInput, RefundResult, RefundStatus } from '@/src/payments/gateway'
import { badResponse, stripeTrouble } from '@/src/payments/stripe/stripe-trouble'

const { StripeInvalidRequestError } = Stripe.errors

const refund = z.object({ id: z.string().startsWith('re_'), status: z.string().nullable() })

/** Our statuses by Stripe's; whatever else it says is still under way. */
const STATUSES: Readonly<Record<string, RefundStatus>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

function read(answer: unknown): { id: string; status: RefundStatus } {
  const made = refund.safeParse(answer)
  if (!made.success) throw badResponse(made.error)
  return { id: made.data.id, status: STATUSES[made.data.status ?? ''] ?? 'pending' }
}

export async function giveBack(stripe: Stripe, input: RefundInput): Promise<RefundResult> {
  try {
    const answer = await stripe.refunds.create(
      {
        payment_intent: input.ref,
        amount: input.amountMinor,
        reason: 'requested_by_customer',
        metadata: { reason: input.reason.slice(0, 500) },
      },
      { idempotencyKey: input.idempotencyKey },
    )
    const { id, status } = read(answer)
    return { kind: 'refunded', refundRef: id, status }
  } catch (error) {
    if (error instanceof StripeInvalidRequestError) {
      return { kind: 'refused', code: error.code ?? 'refund_refused', message: error.message }
    }
    throw stripeTrouble(error)
  }
}

export async function retrieveRefund(
  stripe: Stripe,
  refundRef: string,
): Promise<RefundStatus | null> {
  if (!/^re_\w{1,250}$/.test(refundRef)) return null
  try {
    return read(await stripe.refunds.retrieve(refundRef)).status
  } catch (error) {
    if (error instanceof StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw stripeTrouble(error)
  }
}
