import { TRACKER } from '@/src/domain/orders/my-order'
import type { OrderStatus } from '@/src/domain/vocabulary/order-status'
import { Notice } from '@/src/storefront/ui/notice'
import { Steps } from '@/src/storefront/ui/steps'

/** How far an order is. A cancelled one shows that, and no progress. */
export function OrderTracker({ status }: { status: OrderStatus }) {
  if (status === 'cancelled') {
    return (
      <Notice tone="danger" title="This order is canceled">
        We have stopped work on it. If you did not expect this, write to us.
      </Notice>
    )
  }
  const current = TRACKER.findIndex((step) => step.key === status)
  return <Steps label="Order progress" steps={TRACKER} current={current} few />
}
