import { isUnpaid, type OrderStatus } from '@/src/domain/vocabulary/order-status'
import { AppError } from '@/src/lib/errors'
import type { Order } from '@/src/payload-types'

/**
 * A renewal follows its subscription, and work begins and ends with what is paid for.
 *
 * @throws AppError 409 `renewal` or `unpaid` where no one sets this status by hand
 */
export function refuseStatus(order: Pick<Order, 'kind' | 'paymentStatus'>, to: OrderStatus): void {
  if (order.kind === 'renewal') {
    const words =
      'This is an invoice of a subscription. To stop it, cancel the subscription. To return money, use Refund.'
    throw new AppError('renewal', words, 409)
  }
  if (isUnpaid(order) && (to === 'processing' || to === 'completed')) {
    const words = 'This order is not paid. It can be processing or completed once it is.'
    throw new AppError('unpaid', words, 409)
  }
}
