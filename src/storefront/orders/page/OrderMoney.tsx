import Link from 'next/link'
import type { OrderView } from '@/src/domain/orders/my-order'
import type { OrderPageView, RelatedOrder } from '@/src/domain/orders/order-page'
import { isPayable } from '@/src/domain/orders/payment-state'
import {
  type RefundOption,
  type RefundView,
  requestedMinor,
} from '@/src/domain/orders/refund-request'
import { type Currency, formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { OrderLines } from '@/src/storefront/orders/OrderLines'
import { Badge } from '@/src/storefront/ui/badge'
import { Facts } from '@/src/storefront/ui/facts'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'
import { TitledPart } from '@/src/storefront/ui/titled-part'
import { OwnDay } from '@/src/storefront/ui/when'
import { payHref, receiptHref } from '../hrefs'
import { PaymentBadge } from '../OrderBadges'
import { RemoveExtra } from '../RemoveExtra'
import { ReceiptLinks } from '../receipt/ReceiptSheet'
import { RefundRequest } from '../refund/RefundRequest'
import { paymentFacts } from './order-facts'
import { Subscriptions } from './Subscriptions'

/** What was bought and paid, what was added since, and what can go back. */
export function OrderMoney({ page }: { page: OrderPageView }) {
  const { order, related, subscriptions, refund } = page
  const paid = paymentFacts(order)
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
      <TitledPart title="What you ordered">
        <OrderLines {...order} />
        {paid.length > 0 && (
          <div className="mt-6">
            <Facts facts={paid} />
          </div>
        )}
        {order.receiptNumber && <ReceiptLinks orderId={order.id} className="mt-4" />}
      </TitledPart>
      <div className="flex min-w-0 flex-col gap-8">
        {related.length > 0 && (
          <TitledPart title="Added since">
            <Related orders={related} />
          </TitledPart>
        )}
        <Subscriptions subscriptions={subscriptions} />
        {refund && (
          <div id="refund" className="scroll-mt-24">
            <TitledPart title="Refund">
              <RefundPart order={order} refund={refund} />
            </TitledPart>
          </div>
        )}
      </div>
    </div>
  )
}

type RefundPartProps = {
  order: Pick<OrderView, 'id' | 'currency'>
  refund: RefundView
}

/** What went back, what is asked for, and what could be. */
function RefundPart({ order, refund }: RefundPartProps) {
  const { options, leftMinor, made, open } = refund
  const all = options.map(({ lineId }) => lineId)
  const possibleMinor = requestedMinor(options, all, leftMinor)
  return (
    <div className="flex flex-col gap-4 text-sm">
      {made.length > 0 && <Made made={made} currency={order.currency} />}
      {(open || possibleMinor > 0) && (
        <RefundRequest orderId={order.id} possibleMinor={possibleMinor} refund={refund} />
      )}
      {!open && possibleMinor <= 0 && leftMinor > 0 && (
        <>
          <p className="text-muted">Nothing in this order is refundable anymore.</p>
          <RefundLines options={options} currency={order.currency} />
        </>
      )}
    </div>
  )
}

function Made({ made, currency }: Pick<RefundView, 'made'> & Pick<OrderView, 'currency'>) {
  return (
    <ul className="border-t border-border">
      {made.map((refund) => (
        <li key={refund.id} className="flex justify-between gap-4 border-b border-border py-3">
          <span className="min-w-0">
            {refund.isPending ? 'On its way' : 'Refunded'}
            <span className="block text-xs text-muted">
              <OwnDay at={refund.at} />
              {refund.what && <span>{` · ${refund.what}`}</span>}
            </span>
          </span>
          <span className="font-semibold tabular-nums">
            {formatMoney(money(refund.amountMinor, currency))}
          </span>
        </li>
      ))}
    </ul>
  )
}

type RefundLinesProps = { options: readonly RefundOption[]; currency: Currency }

/** The lines of an order with the rule that each is under. */
function RefundLines({ options, currency }: RefundLinesProps) {
  return (
    <ul className="border-t border-border">
      {options.map(({ lineId, label, terms, amountMinor }) => (
        <li key={lineId} className="flex justify-between gap-4 border-b border-border py-3">
          <span className="min-w-0">
            {label}
            <span className="block text-xs text-muted">{terms}</span>
          </span>
          {amountMinor > 0 && <Money minor={amountMinor} currency={currency} />}
        </li>
      ))}
    </ul>
  )
}

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
