import type { PaymentStatus } from '@/src/domain/vocabulary/order-status'
import { type PaymentAttemptStatus, UNFINISHED } from '@/src/domain/vocabulary/payment-status'

/**
 * How an order's payment stands, as its customer is told. `unpaid` waits for the
 * customer, `confirming` for the gateway; `checking` is money that arrived but does not fit the
 * order, which a person is looking at; `processing` is with the customer's bank, for days.
 */
export type PaymentState =
  | 'unpaid'
  | 'confirming'
  | 'processing'
  | 'checking'
  | 'failed'
  | 'paid'
  | 'refunded'

/** Whether the customer can pay: nothing is with their bank, nothing arrived that we look at. */
export const isPayable = (state: PaymentState): boolean =>
  state === 'unpaid' || state === 'failed' || state === 'confirming'

/**
 * The order's own word once it has one, else that of the attempts to pay it, the latest first. One
 * that a bank is confirming counts before any later one: no one may pay again meanwhile.
 */
export function paymentState(
  order: PaymentStatus,
  attempts: readonly PaymentAttemptStatus[],
): PaymentState {
  if (order === 'paid' || order === 'refunded') return order
  if (attempts.includes('processing')) return 'processing'
  if (order !== 'pending') return order
  const [latest] = attempts
  if (latest === 'quarantined') return 'checking'
  if (latest === undefined) return 'unpaid'
  if (UNFINISHED.includes(latest)) return 'confirming'
  if (latest === 'refunded') return 'unpaid' // it came while the order was canceled, and went back
  return latest === 'succeeded' ? 'confirming' : 'failed'
}
