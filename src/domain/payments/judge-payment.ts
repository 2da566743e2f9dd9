import { canMove, type PaymentAttemptStatus } from '@/src/domain/payments/payment-status'

/** What the gateway says of a payment. */
export type Truth = {
  readonly status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'cancelled'
  readonly amountMinor: number
  readonly currency: string
  readonly orderId: string | null
}

/** What we expected of it. */
export type Expected = {
  readonly attemptStatus: PaymentAttemptStatus
  readonly amountMinor: number
  readonly currency: string
  readonly orderId: string
  readonly orderTotalMinor: number
  readonly orderIsPaid: boolean
}

export type Verdict =
  | { readonly kind: 'settle' }
  | { readonly kind: 'quarantine'; readonly reason: string }
  | { readonly kind: 'move'; readonly to: PaymentAttemptStatus }
  | { readonly kind: 'nothing' }

const STATUS_OF: Record<Exclude<Truth['status'], 'succeeded'>, PaymentAttemptStatus> = {
  pending: 'open',
  requires_action: 'requires_action',
  failed: 'failed',
  cancelled: 'cancelled',
}

function mismatch(truth: Truth, expected: Expected): string | null {
  if (truth.orderId !== expected.orderId) return 'The gateway names another order'
  if (truth.currency !== expected.currency) {
    return `Paid in ${truth.currency}, expected ${expected.currency}`
  }
  if (truth.amountMinor !== expected.amountMinor) {
    return `Paid ${truth.amountMinor}, expected ${expected.amountMinor} (minor units)`
  }
  if (expected.orderIsPaid) return 'The order was already paid by another payment'
  if (expected.amountMinor !== expected.orderTotalMinor) {
    return `Paid ${truth.amountMinor}, but the order has changed to ${expected.orderTotalMinor} (minor units)`
  }
  return null
}

/**
 * Decides what a gateway's word means for an attempt. Forward only: what is settled stays so.
 *
 * Money that does not fit its order exactly is never taken as its payment.
 */
export function judgePayment(truth: Truth, expected: Expected): Verdict {
  const from = expected.attemptStatus
  if (from === 'succeeded' || from === 'quarantined' || from === 'refunded')
    return { kind: 'nothing' }
  if (truth.status === 'succeeded') {
    const reason = mismatch(truth, expected)
    return reason ? { kind: 'quarantine', reason } : { kind: 'settle' }
  }
  const to = STATUS_OF[truth.status]
  return to !== from && canMove(from, to) ? { kind: 'move', to } : { kind: 'nothing' }
}
