import { Suspense } from 'react'

import { ExportSelected } from '@/src/admin/kit/list/bulk/ExportSelected'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'

import { ChangeOrders } from '../bulk/ChangeOrders'
import { exportOrders, freezeOrders, orderLines } from './export-orders'
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
      bulk={
        <>
          {context.held.has('manage_orders') && <ChangeOrders />}
          <ExportSelected
            freeze={freezeOrders}
            name="orders"
            noun={['order', 'orders']}
            step={orderLines}
          />
        </>
      }
      canSaveViews
      context={context}
      exportCsv={exportOrders}
      list={context.held.has('manage_orders') ? ordersList : LIST_TO_VIEWERS}
      stats={<OrderCounts req={context.req} />}
    />
  </div>
))
