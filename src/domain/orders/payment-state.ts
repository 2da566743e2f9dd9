import type { PaymentStatus } from '@/src/domain/orders/order-status'
import { type PaymentAttemptStatus, UNFINISHED } from '@/src/domain/payments/payment-status'

/**
 * How an order's payment stands, as its customer is told. `unpaid` waits for the
 * customer, `confirming` for the gateway; `checking` is money that arrived but does not fit the
 * order, which a person is looking at.
 */
export type PaymentState = 'unpaid' | 'confirming' | 'checking' | 'failed' | 'paid' | 'refunded'

/** The order's own word once it has one, else that of the latest attempt to pay it. */
export function paymentState(
  order: PaymentStatus,
  latestAttempt: PaymentAttemptStatus | null,
): PaymentState {
  if (order !== 'pending') return order
  if (latestAttempt === 'quarantined') return 'checking'
  if (latestAttempt === null) return 'unpaid'
  if (UNFINISHED.includes(latestAttempt)) return 'confirming'
  return latestAttempt === 'succeeded' || latestAttempt === 'refunded' ? 'confirming' : 'failed'
}
