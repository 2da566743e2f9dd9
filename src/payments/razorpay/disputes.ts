import type { DisputeReason, DisputeStatus } from '@/src/domain/payments/dispute'
import type { GatewayDispute } from '@/src/payments/gateway'
import { foundAtRazorpay } from '@/src/payments/razorpay/found-at-razorpay'
import {
  disputeAnswer,
  disputeId,
  disputesAnswer,
  paymentAnswer,
  type RazorpayDispute,
} from '@/src/payments/razorpay/razorpay-answers'
import type { RazorpayClient } from '@/src/payments/razorpay/razorpay-client'
import { razorpayTrouble, refusalOf } from '@/src/payments/razorpay/razorpay-trouble'

const STATUSES: ReadonlyMap<string, DisputeStatus> = new Map([
  ['open', 'needs_response'],
  ['under_review', 'under_review'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['closed', 'closed'],
])

/** Phases in which the bank only asks, and holds no money. */
const INQUIRIES: readonly string[] = ['fraud', 'retrieval']

/** Razorpay passes on some sixty codes of the card networks; their words tell the kind. */
const KINDS: readonly (readonly [RegExp, DisputeReason])[] = [
  [/not_received|not_provided|partially_received/, 'not_received'],
  [/not_as_described|defective|counterfeit/, 'not_as_described'],
  [/credit_not_processed|refund_not/, 'credit_not_processed'],
  [/duplicate|paid_by_other|other_means/, 'duplicate'],
  [/cancel/, 'canceled'],
  [/not_recogni[sz]ed|unrecogni[sz]ed/, 'unrecognized'],
  [/fraud|authori[sz]ation|unauthori[sz]ed/, 'fraudulent'],
]

const reasonOf = (code: string): DisputeReason =>
  KINDS.find(([words]) => words.test(code.toLowerCase()))?.[1] ?? 'general'

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

function disputeOf(dispute: RazorpayDispute, paymentRef: string | null): GatewayDispute {
  const code = dispute.reason_code ?? ''
  const status = STATUSES.get(dispute.status) ?? 'under_review'
  const due = status === 'needs_response' ? dispute.respond_by : null
  return {
    ref: dispute.id,
    paymentRef,
    chargeRef: dispute.payment_id,
    amountMinor: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: reasonOf(code),
    providerReason: code,
    status,
    isInquiry: INQUIRIES.includes(dispute.phase ?? ''),
    evidenceDueBy: due ? timeOf(due) : null,
    openedAt: timeOf(dispute.created_at),
    isInRefunds: false,
  }
}

/** The order that a disputed payment was made for. */
async function orderOf(client: RazorpayClient, payment: string): Promise<string | null> {
  const { order_id } = await client.ask(paymentAnswer, () => client.sdk.payments.fetch(payment))
  return order_id ?? null
}

/** A dispute as it stands; null when Razorpay knows none by that id. */
export async function retrieveDispute(
  client: RazorpayClient,
  disputeRef: string,
): Promise<GatewayDispute | null> {
  return foundAtRazorpay(disputeRef, {
    id: disputeId,
    isUnknown: (error) => [400, 404].includes(refusalOf(error)?.status ?? 0),
    find: async () => {
      const found = await client.ask(disputeAnswer, () => client.sdk.disputes.fetch(disputeRef))
      return disputeOf(found, await orderOf(client, found.payment_id))
    },
  })
}

/** The disputes about a payment among Razorpay's latest hundred, as far as it lists them. */
export async function disputesOf(
  client: RazorpayClient,
  charge: string | null,
): Promise<readonly GatewayDispute[]> {
  if (charge === null) return []
  try {
    const { items } = await client.ask(disputesAnswer, () =>
      client.sdk.disputes.all({ count: 100 }),
    )
    const found = items.filter((dispute) => dispute.payment_id === charge)
    if (found.length === 0) return []
    const paymentRef = await orderOf(client, charge)
    return found.map((dispute) => disputeOf(dispute, paymentRef))
  } catch (error) {
    throw razorpayTrouble(error, false)
  }
}
