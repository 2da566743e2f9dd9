import type { OrderSummary } from '@/src/domain/orders/my-order'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

import { TrackOrder } from './TrackOrder'

/** What is done with an order in the list. They lie above the row, which is a link itself. */
export function OrderActions({ order }: { order: OrderSummary }) {
  const name = order.companyName ?? order.service
  return (
    <span className="relative z-1 flex flex-wrap gap-2">
      <ButtonLink href={`/dashboard/orders/${order.id}`} variant="secondary" size="xs">
        View Details<span className="sr-only"> of {name}</span>
      </ButtonLink>
      {order.status === 'completed' ? (
        <ButtonLink
          href={`/dashboard/documents?orderId=${order.id}&serviceType=${order.serviceType}`}
          variant="secondary"
          size="xs"
        >
          Download Documents<span className="sr-only"> of {name}</span>
        </ButtonLink>
      ) : (
        <TrackOrder orderId={order.id} name={name} />
      )}
    </span>
  )
}
