import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { dayText } from '@/src/domain/vocabulary/time/date-text'

import type { GatewaySlug } from '../vocabulary/payment-status'
import { DISPUTE_REASON_LABELS, type DisputeReason, type DisputeStatus } from './dispute'
import { GATEWAY_SETUP } from './gateways/gateway-setup'

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
