import Link from 'next/link'
import type { OrderSummary } from '@/src/domain/orders/my-order'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'
import { cx } from '@/src/storefront/ui/cx'
import { EmptyState } from '@/src/storefront/ui/empty-state'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'
import { RowsTable, WIDE_ONLY } from '@/src/storefront/ui/tables/rows-table'
import { OwnDay } from '@/src/storefront/ui/when'
import { OrderStatuses, PaymentBadge } from '../OrderBadges'

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

/** The services that can be bought without forming a company. */
export function ServiceLinks() {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {STANDALONE_SERVICES.map((service) => (
        <li key={service}>
          <Link href={`/services/${service}`} className="link">
            {serviceName(service, {})}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function NoOrders() {
  return (
    <EmptyState title="No orders yet" action={<ButtonLink href="/">Start New Order</ButtonLink>}>
      Your orders and their progress appear here. If you ordered as a guest, open the link in your
      receipt email to add that order to this account.
      <p className="mt-4 text-sm">Have a company already?</p>
      <ServiceLinks />
    </EmptyState>
  )
}
