import type { AdminViewServerProps } from 'payload'

import { ExportSelected } from '@/src/admin/kit/list/bulk/ExportSelected'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { GuardedView } from '@/src/admin/kit/page/GuardedView'

import { ChangeSelected } from '../bulk/ChangeSelected'
import { exportOrders, freezeOrders, orderLines } from './export-orders'
import { OrderCounts } from './OrderCounts'
import './orders-list.css'
import { ordersList } from './orders-list'

/** The orders of the company: what to file next, what waits, and all the others. */
export function OrdersScreen(view: AdminViewServerProps) {
  return (
    <GuardedView
      render={(context) => (
        <div className="orders-list">
          <ListPage
            bulk={
              <>
                {context.held.has('manage_orders') && <ChangeSelected />}
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
            list={ordersList}
            stats={<OrderCounts req={context.req} />}
          />
        </div>
      )}
      screen="orders"
      view={view}
    />
  )
}
