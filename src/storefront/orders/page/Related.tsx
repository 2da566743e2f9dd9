import Link from 'next/link'

import type { RelatedOrder } from '@/src/domain/orders/order-page'
import { isPayable } from '@/src/domain/orders/payment-state'
import { Badge } from '@/src/storefront/ui/badge'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'
import { OwnDay } from '@/src/storefront/ui/when'

import { payHref, receiptHref } from '../hrefs'
import { PaymentBadge } from '../PaymentBadge'
import { RemoveExtra } from '../RemoveExtra'

/** Extras and renewals of an order, each with what is left to do: pay it, or keep its receipt. */
export function Related({ orders }: { orders: readonly RelatedOrder[] }) {
  return (
    <ul className="border-t border-border">
      {orders.map((order) => (
        <li
          key={order.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-border py-3.5 text-sm"
        >
          <div className="min-w-0 grow basis-52">
            <p className="font-semibold">{order.title}</p>
            <p className="text-xs text-muted">
              <OwnDay at={order.at} /> ·{' '}
              <Money minor={order.totalMinor} currency={order.currency} />
            </p>
          </div>
          <Next order={order} />
        </li>
      ))}
    </ul>
  )
}

function Next({ order }: { order: RelatedOrder }) {
  if (order.hasReceipt) {
    return (
      <span className="flex items-center gap-3">
        {order.payment === 'refunded' ? (
          <Badge>Refunded</Badge>
        ) : (
          <Badge tone="success">Paid</Badge>
        )}
        <Link href={receiptHref(order.id)} prefetch={false} className="link">
          Receipt<span className="sr-only"> for {order.title}</span>
        </Link>
      </span>
    )
  }
  if (!isPayable(order.payment)) return <PaymentBadge payment={order.payment} />
  return (
    <span className="flex flex-wrap items-center gap-2">
      {order.kind === 'extra' && <RemoveExtra order={order.id} title={order.title} />}
      <ButtonLink href={payHref(order.id)} size="sm" variant="secondary" prefetch={false}>
        Pay<span className="sr-only"> {order.title}</span>
      </ButtonLink>
    </span>
  )
}
