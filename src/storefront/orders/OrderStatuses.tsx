import { type OrderSummary, statusesShown } from '@/src/domain/orders/my-order'
import { StatusBadge } from '@/src/storefront/ui/status-badge'

/** Where an order stands, and whether it was refunded. */
export function OrderStatuses({ order }: { order: Pick<OrderSummary, 'status' | 'payment'> }) {
  return statusesShown(order).map((status) => <StatusBadge key={status} status={status} />)
}
