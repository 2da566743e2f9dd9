import type { Dispute } from '@/sandbox/payments/paypal/objects'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import { paypalValue } from '@/src/payments/paypal/paypal-money'

const RESPONSE_SECONDS = 10 * 24 * 60 * 60

/** PayPal writes the times of disputes with their milliseconds. */
const preciseTime = (seconds: number): string => new Date(seconds * 1000).toISOString()

const STATES = {
  OPEN: 'OPEN_INQUIRIES',
  WAITING_FOR_SELLER_RESPONSE: 'REQUIRED_ACTION',
  UNDER_REVIEW: 'UNDER_PAYPAL_REVIEW',
  RESOLVED: 'RESOLVED',
} as const satisfies Record<Dispute['status'], string>

/** A dispute as PayPal lists it. */
export function shownDisputeInfo({ publicUrl }: Sandbox, dispute: Dispute) {
  const { id, status, outcome, created } = dispute
  const waits = status === 'OPEN' || status === 'WAITING_FOR_SELLER_RESPONSE'
  return {
    dispute_id: id,
    create_time: preciseTime(created),
    update_time: preciseTime(created),
    reason: dispute.reason,
    status,
    dispute_state: STATES[status],
    dispute_amount: { currency_code: dispute.currency, value: paypalValue(dispute.amountMinor) },
    dispute_life_cycle_stage: dispute.stage,
    dispute_channel: 'INTERNAL',
    ...(waits ? { seller_response_due_date: preciseTime(created + RESPONSE_SECONDS) } : {}),
    ...(outcome ? { dispute_outcome: { outcome_code: outcome } } : {}),
    links: [{ href: `${publicUrl}/paypal/v1/customer/disputes/${id}`, rel: 'self', method: 'GET' }],
  }
}

/** A dispute as PayPal shows it: it names the capture, and never the order. */
export const shownDispute = (sandbox: Sandbox, dispute: Dispute) => ({
  ...shownDisputeInfo(sandbox, dispute),
  disputed_transactions: [
    {
      seller_transaction_id: dispute.capture,
      create_time: preciseTime(dispute.created),
      transaction_status: 'COMPLETED',
      gross_amount: {
        currency_code: dispute.currency,
        value: paypalValue(dispute.amountMinor),
      },
    },
  ],
})
