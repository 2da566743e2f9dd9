import Link from 'next/link'

import type { OrderSummary } from '@/src/domain/orders/my-order'
import { shortOrderId } from '@/src/domain/orders/order-status'
import { Badge } from '@/src/storefront/ui/badge'
import { Money } from '@/src/storefront/ui/money'
import { StatusBadge } from '@/src/storefront/ui/status-badge'

import { formatDay } from './dates'

const HEAD = 'border-b border-border-strong pb-2 text-xs font-semibold text-muted'
const WIDE = 'hidden md:table-cell'

/** Orders as rows, each of them a link. On a phone only what matters first has a column. */
export function OrdersTable({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Your orders, newest first</caption>
      <thead>
        <tr className="text-left">
          <th className={HEAD}>Order</th>
          <th className={`${HEAD} ${WIDE}`}>State</th>
          <th className={`${HEAD} ${WIDE}`}>Placed</th>
          <th className={`${HEAD} ${WIDE}`}>Status</th>
          <th className={`${HEAD} text-right`}>Total</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function OrderRow({ order }: { order: OrderSummary }) {
  const placed = <time dateTime={order.placedAt}>{formatDay(order.placedAt)}</time>
  const cell = 'border-b border-border py-4 pr-4 align-top'
  return (
    <tr className="relative transition-colors hover:bg-panel has-focus-visible:outline-2 has-focus-visible:outline-accent-text">
      <td className={cell}>
        <Link
          href={`/dashboard/orders/${order.id}`}
          className="font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none"
        >
          {order.companyName ?? order.service}
        </Link>
        <span className="block text-xs text-muted">
          {order.companyName && `${order.service} · `}
          <span className="tabular-nums">#{shortOrderId(order.id)}</span>
        </span>
        <span className="block text-xs text-muted md:hidden">
          {order.state && `${order.state} · `}
          {placed}
        </span>
        <span className="mt-2 flex md:hidden">
          <Statuses order={order} />
        </span>
      </td>
      <td className={`${cell} ${WIDE}`}>{order.state ?? '—'}</td>
      <td className={`${cell} ${WIDE} whitespace-nowrap tabular-nums`}>{placed}</td>
      <td className={`${cell} ${WIDE}`}>
        <Statuses order={order} />
      </td>
      <td className="border-b border-border py-4 text-right align-top font-semibold">
        <Money minor={order.totalMinor} currency={order.currency} />
      </td>
    </tr>
  )
}

function Statuses({ order }: { order: OrderSummary }) {
  return (
    <span className="flex flex-wrap gap-1">
      <StatusBadge status={order.status} />
      {order.isUnpaid && order.status !== 'cancelled' && <Badge tone="warning">Unpaid</Badge>}
    </span>
  )
}
