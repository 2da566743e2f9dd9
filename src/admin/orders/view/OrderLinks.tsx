import { LINE } from '@/src/admin/kit/list/line'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { StatusPill } from '@/src/admin/kit/status/pills'
import { amount } from '@/src/admin/kit/ui/format'
import { PageLink } from '@/src/admin/kit/ui/parts'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import type { OrderLink } from '@/src/queries/orders/order-facts'

type Props = { readonly title: string; readonly orders: readonly OrderLink[] }

export function OrderLinks({ title, orders }: Props) {
  if (orders.length === 0) return null
  return (
    <>
      <h3 className="mx-0 mt-4.5 mb-1.5 text-base leading-5">{title}</h3>
      <ul className="m-0 p-0 list-none">
        {orders.map((order) => (
          <li className={LINE} key={order.id}>
            <PageLink href={adminHref('order', order.id)}>
              {order.legalName || shortOrderId(order.id)}
            </PageLink>
            <StatusPill status={order.status} />
            <span className="admin-money">{amount(order.totalMinor, order.currency)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
