import { Papers } from '@/src/storefront/orders/page/Papers'
import { ButtonLink } from '@/src/storefront/ui/button'
import { Money } from '@/src/storefront/ui/money'
import { StatusBadge } from '@/src/storefront/ui/status-badge'

import { Day } from '@/src/storefront/ui/when'
import { Facts } from '../../ui/facts'
import { OrderTracker } from '../OrderTracker'
import type { Tracking } from './tracking-api'

/** The tracker, what the order is, and its documents. */
export function Tracked({ order, papers }: Tracking) {
  return (
    <div className="flex flex-col gap-8">
      <OrderTracker status={order.status} />
      <section>
        <h3 className="mb-2 text-sm font-semibold">Order</h3>
        <Facts
          facts={[
            ['Service', order.service],
            ...(order.state ? ([['State', order.state]] as const) : []),
            ['Status', <StatusBadge key="status" status={order.status} />],
            ['Placed', <Day key="placed" at={order.placedAt} />],
            ['Total', <Money key="total" minor={order.totalMinor} currency={order.currency} />],
          ]}
        />
      </section>
      <section>
        <h3 className="mb-2 text-sm font-semibold">Documents</h3>
        <Papers papers={papers} />
      </section>
      <ButtonLink href={`/dashboard/orders/${order.id}`} block>
        View Details
      </ButtonLink>
    </div>
  )
}
