import type Stripe from 'stripe'
import { z } from 'zod'

import type { DisputeReason, DisputeStatus } from '@/src/domain/payments/dispute'
import type { GatewayDispute } from '@/src/payments/gateway'
import { foundAtStripe, named } from '@/src/payments/stripe/payment-truth'
import { badResponse, stripeTrouble } from '@/src/payments/stripe/stripe-trouble'

const dispute = z.object({
  id: z.string().min(1),
  object: z.literal('dispute'),
  amount: z.int().nonnegative(),
  currency: z.string().length(3),
  charge: named,
  payment_intent: named,
  reason: z.string(),
  status: z.string(),
  created: z.int(),
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
})

/** Our statuses by Stripe's; one that we do not know is still being decided. */
const STATUSES: Readonly<Record<string, DisputeStatus>> = {
  warning_needs_response: 'needs_response',
  warning_under_review: 'under_review',
  warning_closed: 'closed',
  needs_response: 'needs_response',
  under_review: 'under_review',
  appeal_needs_response: 'needs_response',
  appeal_under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  prevented: 'closed',
}

/** The reasons of bank debits are returns: they can't be answered with evidence. */
const REASONS: Readonly<Record<string, DisputeReason>> = {
  bank_cannot_process: 'bank_return',
  check_returned: 'bank_return',
  customer_initiated: 'bank_return',
  debit_not_authorized: 'bank_return',
  incorrect_account_details: 'bank_return',
  insufficient_funds: 'bank_return',
  credit_not_processed: 'credit_not_processed',
  duplicate: 'duplicate',
  fraudulent: 'fraudulent',
  product_not_received: 'not_received',
  product_unacceptable: 'not_as_described',
  subscription_canceled: 'canceled',
  unrecognized: 'unrecognized',
}

const at = (seconds: number) => new Date(seconds * 1000).toISOString()

/** Reads an answer of Stripe's as a dispute, or says that it isn't one. */
function readDispute(answer: unknown): GatewayDispute {
  const read = dispute.safeParse(answer)
  if (!read.success) throw badResponse(read.error)
  const { id, amount, currency, charge, payment_intent, reason, status, created } = read.data
  const due = read.data.evidence_details?.due_by // 0 where no answer is taken
  return {
    ref: id,
    paymentRef: payment_intent,
    chargeRef: charge,
    amountMinor: amount,
    currency: currency.toUpperCase(),
    reason: REASONS[reason] ?? 'general',
    providerReason: reason,
    status: STATUSES[status] ?? 'under_review',
    isInquiry: status.startsWith('warning_'),
    evidenceDueBy: due ? at(due) : null,
    openedAt: at(created),
    isInRefunds: false, // Stripe takes it from the balance and leaves the charge as it was
  }
}

export async function retrieveDispute(
  stripe: Stripe,
  disputeRef: string,
): Promise<GatewayDispute | null> {
  return foundAtStripe(disputeRef, async () =>
    readDispute(await stripe.disputes.retrieve(disputeRef)),
  )
}

export async function disputesOf(
  stripe: Stripe,
  payment: { readonly ref: string },
): Promise<GatewayDispute[]> {
  try {
    const { data } = await stripe.disputes.list({ payment_intent: payment.ref, limit: 100 })
    return data.map(readDispute)
  } catch (error) {
    throw stripeTrouble(error)
  }
}
