import { canMove, type PaymentAttemptStatus } from '@/src/domain/vocabulary/payment-status'

/** What the gateway says of a payment. */
export type Truth = {
  readonly status:
    | 'pending'
    | 'processing'
    | 'requires_action'
    | 'approved'
    | 'succeeded'
    | 'failed'
    | 'cancelled'
  /** What was asked for, or received. */
  readonly amountMinor: number
  /** What was captured: nothing else pays an order. */
  readonly capturedMinor: number
  /** Whether real money moved; null where the gateway does not say. */
  readonly isLive: boolean | null
  readonly currency: string
  readonly orderId: string | null
}

/** What we expected of it. Amount and currency are as charged, `orderMinor` what that pays. */
export type Expected = {
  readonly attemptStatus: PaymentAttemptStatus
  /** Whether the attempt was to move real money. */
  readonly isLive: boolean
  readonly amountMinor: number
  readonly currency: string
  readonly orderMinor: number
  readonly orderId: string
  readonly orderTotalMinor: number
  readonly orderIsPaid: boolean
  /** A canceled order takes no money, no matter who sends it and however late. */
  readonly orderIsCanceled: boolean
  /** Whether others have used up the offer that its total was made with. */
  readonly offerIsGone: boolean
}

/** `duplicate`: another payment has paid the order. */
export type GiveBackReason = 'duplicate' | 'canceled'

export type Verdict =
  | { readonly kind: 'settle' }
  /** The customer has agreed to exactly what the order costs: take the money. */
  | { readonly kind: 'capture' }
  /** Good money that its order has no use for: it is refunded automatically. */
  | { readonly kind: 'give_back'; readonly why: GiveBackReason }
  | { readonly kind: 'quarantine'; readonly reason: string }
  | { readonly kind: 'move'; readonly to: PaymentAttemptStatus }
  | { readonly kind: 'nothing' }

const STATUS_OF: Record<
  Exclude<Truth['status'], 'succeeded' | 'approved'>,
  PaymentAttemptStatus
> = {
  pending: 'open',
  processing: 'processing',
  requires_action: 'requires_action',
  failed: 'failed',
  cancelled: 'cancelled',
}

/** Whether the money itself is another than the attempt asked for. */
function otherMoney(truth: Truth, expected: Expected): string | null {
  if (truth.orderId !== expected.orderId) return 'The gateway names another order'
  if (truth.isLive !== null && truth.isLive !== expected.isLive) {
    return truth.isLive ? 'Paid with real money, expected a test' : 'Paid in test mode only'
  }
  if (truth.currency !== expected.currency) {
    return `Paid in ${truth.currency}, expected ${expected.currency}`
  }
  if (truth.amountMinor !== expected.amountMinor) {
    return `Paid ${truth.amountMinor}, expected ${expected.amountMinor} (minor units)`
  }
  return null
}

/** Whether the order costs another amount than the attempt was to pay. */
function otherTotal({ offerIsGone, orderMinor, orderTotalMinor }: Expected): string | null {
  if (offerIsGone) return 'The discount of this order was used up before this late payment came'
  if (orderMinor === orderTotalMinor) return null
  return `Paid for ${orderMinor}, but the order has changed to ${orderTotalMinor} (minor units)`
}

const move = (from: PaymentAttemptStatus, to: PaymentAttemptStatus): Verdict =>
  canMove(from, to) ? { kind: 'move', to } : { kind: 'nothing' }

function judgeReceived(truth: Truth, expected: Expected): Verdict {
  if (truth.capturedMinor <= 0) return { kind: 'nothing' }
  const received = { ...truth, amountMinor: truth.capturedMinor }
  const wrongMoney = otherMoney(received, expected)
  if (wrongMoney) return { kind: 'quarantine', reason: wrongMoney }
  if (expected.orderIsCanceled) return { kind: 'give_back', why: 'canceled' }
  if (expected.orderIsPaid) return { kind: 'give_back', why: 'duplicate' }
  const wrongTotal = otherTotal(expected)
  return wrongTotal ? { kind: 'quarantine', reason: wrongTotal } : { kind: 'settle' }
}

/** Money that is merely promised is taken only where it fits; otherwise the promise is let go. */
function judgeApproved(truth: Truth, expected: Expected): Verdict {
  const from = expected.attemptStatus
  const isWanted = !expected.orderIsCanceled && !expected.orderIsPaid
  const fits = isWanted && !otherMoney(truth, expected) && !otherTotal(expected)
  if (!fits) return move(from, 'cancelled')
  return from === 'failed' ? { kind: 'nothing' } : { kind: 'capture' }
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
  if (truth.status === 'succeeded') return judgeReceived(truth, expected)
  if (truth.status === 'approved') return judgeApproved(truth, expected)
  return move(from, STATUS_OF[truth.status])
}
