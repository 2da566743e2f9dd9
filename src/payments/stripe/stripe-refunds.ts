import Stripe from 'stripe'
import { z } from 'zod'

import type { RefundInput, RefundResult, RefundStatus, RefundTruth } from '@/src/payments/gateway'
import { foundAtStripe } from '@/src/payments/stripe/payment-truth'
import { badResponse, stripeTrouble } from '@/src/payments/stripe/stripe-trouble'

const { StripeInvalidRequestError } = Stripe.errors

/** A refund of any method: those of cards are `re_…`, others `pyr_…`. */
const refund = z.object({
  id: z.string().min(1),
  object: z.literal('refund'),
  status: z.string().nullish(),
  amount: z.int().positive().nullish(),
  failure_reason: z.string().nullish(),
})

/** Our statuses by Stripe's; whatever else it says is still under way. */
const STATUSES: Readonly<Record<string, RefundStatus>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

/** Why a refund failed, in words, by Stripe's code. Source: the Refund object of its API. */
const FAILURES: Readonly<Record<string, string>> = {
  charge_for_pending_refund_disputed: 'The payment was disputed before the refund was made.',
  declined: 'The bank declined the refund.',
  expired_or_canceled_card: 'The card has expired or was canceled.',
  insufficient_funds: 'The Stripe balance does not cover the refund.',
  lost_or_stolen_card: 'The card was reported lost or stolen.',
  merchant_request: 'The refund was canceled at Stripe.',
}

/** A payment of other keys than those that are saved now, or of the demonstration. */
const NOT_THERE =
  'Stripe doesn’t know this payment. It was made with other keys: refund it in the Stripe account where it was made.'

function reasonOf(status: RefundStatus, code: string | null | undefined): string | null {
  if (status !== 'failed') return null
  const known = code && Object.hasOwn(FAILURES, code) ? FAILURES[code] : undefined
  return known ?? 'Stripe could not refund it and gave no reason.'
}

function read(answer: unknown): RefundTruth {
  const made = refund.safeParse(answer)
  if (!made.success) throw badResponse(made.error)
  const { id, amount, failure_reason } = made.data
  const status = STATUSES[made.data.status ?? ''] ?? 'pending'
  return {
    refundRef: id,
    status,
    amountMinor: amount ?? null,
    reason: reasonOf(status, failure_reason),
  }
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
    const { refundRef, status } = read(answer)
    return { kind: 'refunded', refundRef, status }
  } catch (error) {
    if (error instanceof StripeInvalidRequestError) {
      const message = error.code === 'resource_missing' ? NOT_THERE : error.message
      return { kind: 'refused', code: error.code ?? 'refund_refused', message }
    }
    throw stripeTrouble(error)
  }
}

export async function retrieveRefund(
  stripe: Stripe,
  refundRef: string,
): Promise<RefundTruth | null> {
  return foundAtStripe(refundRef, async () => read(await stripe.refunds.retrieve(refundRef)))
}
