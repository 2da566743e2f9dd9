import { Suspense } from 'react'

import { LastRun } from '@/src/admin/kit/list/bulk/LastRun'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'

import { ChangeOrders, LastOrders } from '../bulk/ChangeOrders'
import { orderRuns } from '../bulk/order-runs'
import * as csv from './export-orders'
import { OpenNext } from './OpenNext'
import { OrderCounts } from './OrderCounts'
import './orders-list.css'
import { ordersList } from './orders-list'

/** Without the column that only has buttons for those who manage orders. */
const LIST_TO_VIEWERS = {
  ...ordersList,
  columns: ordersList.columns.filter(({ key }) => key !== 'document'),
}

/** The orders of the company: what to file next, what waits, and all the others. */
export const OrdersScreen = screenView('orders', ({ context }) => (
  <div className="list-dense orders-list">
    <ListPage
      actions={
        <Suspense>
          <OpenNext req={context.req} search={context.search} />
        </Suspense>
      }
      bulk={context.held.has('manage_orders') && <ChangeOrders />}
      canSaveViews
      context={context}
      csvOfChosen={{ from: csv, name: 'orders', noun: ['order', 'orders'] }}
      exportCsv={csv.exportCsv}
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
  </div>
))
