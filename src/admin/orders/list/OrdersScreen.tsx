import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { LastRun } from '@/src/admin/kit/list/bulk/LastRun'

import { StatusCounts } from '@/src/admin/kit/list/CountCards'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import { type SearchParams, screenView } from '@/src/admin/kit/page/screen-view'
import { LinkButton } from '@/src/admin/kit/ui/parts'
import { ORDER_STATUS_LABELS } from '@/src/domain/vocabulary/order-status'
import { ChangeOrders, LastOrders } from '../bulk/ChangeOrders'
import { orderRuns } from '../bulk/order-runs'
import { orderHref } from '../desk/order-href'
import { readOrders } from './order-row'
import { orderQuestions } from './order-views'
import { ordersList } from './orders-list'

const { pending, processing, completed } = ORDER_STATUS_LABELS

const OrderCounts = ({ req }: { req: PayloadRequest }) => (
  <StatusCounts
    collection="orders"
    req={req}
    statuses={{ pending, processing, completed }}
    total="Total orders"
  />
)

/** Without the column that only has buttons for those who manage orders. */
const LIST_TO_VIEWERS = {
  ...ordersList,
  columns: ordersList.columns.filter(({ label }) => label !== 'Document'),
}

export const OrdersScreen = screenView('orders', ({ context }) => (
  <ListPage
    className="list-dense list-wide [--dense-gap:4px] [--dense-width:210px] [&_td_strong]:font-semibold [&_.admin-stretched]:text-muted [&_.admin-stretched]:no-underline [&_.admin-stretched]:tabular-nums"
    actions={
      <Suspense>
        <OpenNext req={context.req} search={context.search} />
      </Suspense>
    }
    bulk={context.held.has('manage_orders') && <ChangeOrders />}
    canSaveViews
    context={context}
    csvOfChosen={{ name: 'orders', noun: ['order', 'orders'] }}
    list={context.held.has('manage_orders') ? ordersList : LIST_TO_VIEWERS}
    stats={
      <>
        <OrderCounts req={context.req} />
        {context.held.has('manage_orders') && (
          <LastRun req={context.req} runs={orderRuns} Show={LastOrders} />
        )}
      </>
    }
  />
))

async function OpenNext({ req, search }: { req: PayloadRequest; search: SearchParams }) {
  const asked = questionIn(orderQuestions, search, req.user?.id)
  const { rows } = await readOrders(req, { ...asked, after: null }, 1)
  const [next] = rows
  return next ? <LinkButton href={orderHref(next.id, next.from)}>Open next</LinkButton> : null
}
