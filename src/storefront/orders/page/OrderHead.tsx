import type { ReactNode } from 'react'

import type { OrderView } from '@/src/domain/orders/my-order'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'

/** Which order this is: its company, its service, its number. */
export function OrderHead({ order, action }: { order: OrderView; action: ReactNode }) {
  return (
    <DashboardHead
      title={order.companyName ?? order.service}
      intro={
        <>
          {order.companyName && <span>{`${order.service} · `}</span>}
          <span className="tabular-nums">#{shortOrderId(order.id)}</span>
          {order.filedAs && (
            <span className="block">
              {`${order.state ?? 'The state'} files it as `}
              <strong>{order.filedAs}</strong>: its records use plain letters.{' '}
              <a href="#questions" className="link">
                Ask for another name
              </a>
            </span>
          )}
        </>
      }
      action={action}
    />
  )
}
