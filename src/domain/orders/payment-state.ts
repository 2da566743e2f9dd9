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
 * The order's own word once its money is in, else that of the attempts to pay it, the latest first. An
 * order that failed once says no more of an attempt after that. What a bank confirms and what we look at
 * count before any other attempt: no one may pay again meanwhile.
 */
export function paymentState(
  order: PaymentStatus,
  attempts: readonly PaymentAttemptStatus[],
): PaymentState {
  if (order === 'paid' || order === 'refunded') return order
  if (attempts.includes('processing')) return 'processing'
  if (attempts.includes('quarantined')) return 'checking'
  const [latest] = attempts
  if (latest && UNFINISHED.includes(latest)) return 'confirming'
  if (order === 'failed') return order
  // A refunded one came while the order was canceled, and went back.
  if (latest === undefined || latest === 'refunded') return 'unpaid'
  return latest === 'succeeded' ? 'confirming' : 'failed'
}
