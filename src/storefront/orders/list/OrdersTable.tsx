import Link from 'next/link'
import type { OrderSummary } from '@/src/domain/orders/my-order'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { cx } from '@/src/storefront/ui/cx'
import { Money } from '@/src/storefront/ui/money'
import { RowsTable, WIDE_ONLY } from '@/src/storefront/ui/tables/rows-table'
import { OwnDay } from '@/src/storefront/ui/when'
import { OrderStatuses } from '../OrderStatuses'
import { PaymentBadge } from '../PaymentBadge'

const CELL = 'border-b border-border py-4 pr-4 align-top'

const HEADS = [
  { label: 'Order' },
  { label: 'State', isWide: true },
  { label: 'Date', isWide: true },
  { label: 'Status', isWide: true },
  { label: 'Total', isAmount: true },
]

/** Orders as rows, each of them a link. */
export function OrdersTable({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <RowsTable caption="Your orders, newest first" heads={HEADS}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </RowsTable>
  )
}

function OrderRow({ order }: { order: OrderSummary }) {
  const placed = <OwnDay at={order.placedAt} />
  return (
    <tr className="relative transition-colors hover:bg-panel has-[[data-row]:focus-visible]:outline-2 has-[[data-row]:focus-visible]:outline-accent-text">
      <td className={CELL}>
        <Link
          href={`/dashboard/orders/${order.id}`}
          data-row=""
          className="font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none"
        >
          {order.companyName ?? order.service}
        </Link>
        <span className="block text-xs text-muted">
          {order.companyName && <span>{`${order.service} · `}</span>}
          <span className="tabular-nums">#{shortOrderId(order.id)}</span>
        </span>
        <span className="block text-xs text-muted md:hidden">
          {order.state && <span>{`${order.state} · `}</span>}
          {placed}
        </span>
        <span className="mt-2 flex md:hidden">
          <Statuses order={order} />
        </span>
      </td>
      <td className={cx(CELL, WIDE_ONLY)}>{order.state ?? '—'}</td>
      <td className={cx(CELL, WIDE_ONLY, 'whitespace-nowrap tabular-nums')}>{placed}</td>
      <td className={cx(CELL, WIDE_ONLY)}>
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
      <OrderStatuses order={order} />
      {order.status !== 'cancelled' && <PaymentBadge payment={order.payment} />}
    </span>
  )
}
