import { ClockLine } from '@/src/storefront/orders/ClockLine'
import { Papers } from '@/src/storefront/orders/page/Papers'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'

import { Day } from '@/src/storefront/ui/when'
import { Facts } from '../../ui/facts'
import { OrderStatuses } from '../OrderStatuses'
import { OrderTracker } from '../OrderTracker'
import { StageList } from '../StageList'
import type { Tracking } from './tracking-api'

/** The tracker, the stage of each service with the clock, what the order is, and its documents. */
export function Tracked({ order, clock, stages, papers }: Tracking) {
  return (
    <div className="flex flex-col gap-8">
      {order.payment !== 'refunded' && <OrderTracker status={order.status} />}
      <section>
        <h3 className="mb-2 text-sm font-semibold">Progress</h3>
        {clock && <ClockLine clock={clock} className="mb-3" />}
        <StageList stages={stages} />
      </section>
      <section>
        <h3 className="mb-2 text-sm font-semibold">Order</h3>
        <Facts
          facts={[
            ['Service', order.service],
            ...(order.state ? ([['State', order.state]] as const) : []),
            ['Status', <OrderStatuses key="status" order={order} />],
            ['Placed', <Day key="placed" at={order.placedAt} />],
            ['Total', <Money key="total" minor={order.totalMinor} currency={order.currency} />],
          ]}
        />
      </section>
      <section>
        <h3 className="mb-2 text-sm font-semibold">Documents</h3>
        <Papers papers={papers} companyType={order.companyType} />
      </section>
      <ButtonLink href={`/dashboard/orders/${order.id}`} block>
        View Details
      </ButtonLink>
    </div>
  )
}
