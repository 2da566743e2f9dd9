import { z } from 'zod'

import type { DisputeReason, DisputeStatus } from '@/src/domain/payments/dispute'
import type { GatewayDispute } from '@/src/payments/gateway'
import { isPaypalId } from '@/src/payments/paypal/order-truth'
import type { PaypalClient } from '@/src/payments/paypal/paypal-client'
import { paypalMoney } from '@/src/payments/paypal/paypal-money'
import { paypalTrouble, readAnswer } from '@/src/payments/paypal/paypal-trouble'
import { orderOfCapture } from '@/src/payments/paypal/read-webhook'

const DISPUTE_ID = /^[A-Za-z0-9-]{1,255}$/

const disputeSchema = z.object({
  dispute_id: z.string().regex(DISPUTE_ID),
  create_time: z.iso.datetime({ offset: true }),
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.string().optional() }))
    .default([]),
  reason: z.string(),
  status: z.string(),
  dispute_amount: paypalMoney,
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).nullish(),
  dispute_life_cycle_stage: z.string().optional(),
  seller_response_due_date: z.iso.datetime({ offset: true }).nullish().catch(null),
})
type Dispute = z.infer<typeof disputeSchema>

const listSchema = z.object({
  items: z.array(z.object({ dispute_id: z.string().regex(DISPUTE_ID) })).default([]),
})

const REASONS: ReadonlyMap<string, DisputeReason> = new Map([
  ['MERCHANDISE_OR_SERVICE_NOT_RECEIVED', 'not_received'],
  ['MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED', 'not_as_described'],
  ['UNAUTHORISED', 'fraudulent'],
  ['CREDIT_NOT_PROCESSED', 'credit_not_processed'],
  ['DUPLICATE_TRANSACTION', 'duplicate'],
  ['PAYMENT_BY_OTHER_MEANS', 'duplicate'],
  ['CANCELED_RECURRING_BILLING', 'canceled'],
])

/** How a resolved dispute ended for us. A payout is PayPal's own money: we lose nothing. */
const OUTCOMES: ReadonlyMap<string, DisputeStatus> = new Map([
  ['RESOLVED_BUYER_FAVOUR', 'lost'],
  ['ACCEPTED', 'lost'],
  ['RESOLVED_SELLER_FAVOUR', 'won'],
  ['RESOLVED_WITH_PAYOUT', 'won'],
  ['DENIED', 'won'],
])

const NEEDS_US: readonly string[] = ['OPEN', 'WAITING_FOR_SELLER_RESPONSE']

function statusOf({ status, dispute_outcome }: Dispute): DisputeStatus {
  if (NEEDS_US.includes(status)) return 'needs_response'
  if (status !== 'RESOLVED') return 'under_review'
  return OUTCOMES.get(dispute_outcome?.outcome_code ?? '') ?? 'closed'
}

const isoOf = (time: string): string => new Date(time).toISOString()

async function disputeOf(client: PaypalClient, dispute: Dispute): Promise<GatewayDispute> {
  const named = dispute.disputed_transactions[0]?.seller_transaction_id ?? null
  const chargeRef = named && isPaypalId(named) ? named : null
  const status = statusOf(dispute)
  const due = status === 'needs_response' ? dispute.seller_response_due_date : null
  return {
    ref: dispute.dispute_id,
    paymentRef: chargeRef && (await orderOfCapture(client, chargeRef)),
    chargeRef,
    amountMinor: dispute.dispute_amount.minor,
    currency: dispute.dispute_amount.currency,
    reason: REASONS.get(dispute.reason) ?? 'general',
    providerReason: dispute.reason,
    status,
    isInquiry: dispute.dispute_life_cycle_stage === 'INQUIRY',
    evidenceDueBy: due ? isoOf(due) : null,
    openedAt: isoOf(dispute.create_time),
    // PayPal shows the money that it takes back as a refund or reversal of the capture.
    isInRefunds: true,
  }
}

/** A dispute as it stands; null when PayPal knows none by that id. */
export async function retrieveDispute(
  client: PaypalClient,
  disputeRef: string,
): Promise<GatewayDispute | null> {
  if (!DISPUTE_ID.test(disputeRef)) return null
  try {
    const answer = await client.get(`/v1/customer/disputes/${disputeRef}`)
    if (answer.status === 404) return null
    return await disputeOf(client, readAnswer(disputeSchema, answer))
  } catch (error) {
    throw paypalTrouble(error)
  }
}

/** Every dispute about a capture. Empty where the app may not read disputes. */
export async function disputesOf(
  client: PaypalClient,
  captureId: string | null,
): Promise<readonly GatewayDispute[]> {
  if (captureId === null || !isPaypalId(captureId)) return []
  try {
    const path = `/v1/customer/disputes?disputed_transaction_id=${captureId}`
    const answer = await client.get(path)
    if (answer.status === 403 || answer.status === 404) return []
    const { items } = readAnswer(listSchema, answer)
    const found = await Promise.all(
      items.map(({ dispute_id }) => retrieveDispute(client, dispute_id)),
    )
    return found.filter((dispute) => dispute !== null)
  } catch (error) {
    throw paypalTrouble(error)
  }
}
