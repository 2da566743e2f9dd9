import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { dayText } from '@/src/domain/vocabulary/time/date-text'

/**
 * Where a dispute stands: `needs_response` waits for our evidence, `under_review` for the decision.
 * `closed` ended without a decision and without loss.
 */
export const DISPUTE_STATUSES = ['needs_response', 'under_review', 'won', 'lost', 'closed'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** Disputes whose end we do not know yet: the commission waits, and the reconciler asks. */
export const OPEN_DISPUTES: readonly DisputeStatus[] = ['needs_response', 'under_review']

export const isOpenDispute = (status: DisputeStatus): boolean => OPEN_DISPUTES.includes(status)

/** What the customer told the bank, in the few kinds that call for different evidence. */
export const DISPUTE_REASONS = [
  'fraudulent',
  'unrecognized',
  'not_received',
  'not_as_described',
  'duplicate',
  'credit_not_processed',
  'canceled',
  'bank_return',
  'general',
] as const
export type DisputeReason = (typeof DISPUTE_REASONS)[number]

type ReasonLabels = { readonly label: string; readonly evidence: readonly string[] }

const RECEIPT = 'The receipt, with the order number and the billing address'
const TERMS = 'The terms that were accepted, with version and time (on the order)'
const DELIVERY = 'The documents that were delivered, with the log of their downloads'
const FILING = 'The filing: when it was submitted, and the confirmation of the state'
const THREAD = 'The conversation with the customer'

/** The reasons in words, each with the evidence that answers it. */
export const DISPUTE_REASON_LABELS: Record<DisputeReason, ReasonLabels> = {
  fraudulent: {
    label: 'Fraud',
    evidence: [RECEIPT, TERMS, FILING, 'Sign-ins and messages that show who placed the order'],
  },
  unrecognized: { label: 'Not recognized', evidence: [RECEIPT, TERMS, THREAD] },
  not_received: { label: 'Not received', evidence: [FILING, DELIVERY, THREAD] },
  not_as_described: { label: 'Not as described', evidence: [TERMS, DELIVERY, THREAD] },
  duplicate: {
    label: 'Paid twice',
    evidence: ['Both receipts, each with what it was for', 'The refund, if one was made'],
  },
  credit_not_processed: {
    label: 'Refund not received',
    evidence: ['The refund policy', 'The refund with its reference, if one was made', THREAD],
  },
  canceled: { label: 'Canceled', evidence: [TERMS, 'When the cancellation came, if one did'] },
  bank_return: {
    label: 'Returned by the bank',
    evidence: [],
  },
  general: { label: 'Other', evidence: [RECEIPT, TERMS, FILING, THREAD] },
}

type DisputeFacts = {
  readonly order: Parameters<typeof idOf>[0]
  readonly gateway: GatewaySlug
  readonly amountMinor: number
  readonly currency: string
  readonly reason: DisputeReason
  readonly status: DisputeStatus
  readonly isInquiry: boolean
  readonly evidenceDueBy?: string | null
}

/** What staff read of a dispute: what happened, and what they can do until when, in a zone. */
export function disputeText(dispute: DisputeFacts, zone: string): string {
  const { amountMinor, currency, reason, status, isInquiry, evidenceDueBy } = dispute
  const amount = formatMoney(money(amountMinor, currency === 'INR' ? 'INR' : 'USD'))
  const order = shortOrderId(idOf(dispute.order) ?? '')
  const { name } = GATEWAY_SETUP[dispute.gateway]
  const about = `${amount} of order ${order} (${DISPUTE_REASON_LABELS[reason].label})`
  if (reason === 'bank_return' && status === 'lost') {
    return `The bank returned ${amount} of order ${order}: the order is no longer paid. Ask the customer to pay again on the order’s page, or stop the work.`
  }
  switch (status) {
    case 'needs_response': {
      const kind = isInquiry ? 'A bank asks about' : 'A customer disputes'
      const until = evidenceDueBy
        ? `Send evidence at ${name} by ${dayText(evidenceDueBy, zone)}.`
        : `${name} takes no evidence for it.`
      return `${kind} ${about}. ${until}`
    }
    case 'under_review':
      return `The dispute about ${about} is under review at ${name}.`
    case 'won':
      return `The dispute about ${about} was won: we keep the money.`
    case 'lost':
      return `The dispute about ${about} was lost and is booked like a refund. Decide whether to continue the work.`
    case 'closed':
      return `The dispute about ${about} was closed without a loss.`
  }
}
