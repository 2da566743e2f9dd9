import { COMPANY_TYPES, type OrderView } from '@/src/domain/orders/my-order'
import { GATEWAY_LABELS } from '@/src/domain/payments/payment-status'
import { ButtonLink } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'
import { StatusBadge } from '@/src/storefront/ui/status-badge'

import { formatDay } from './dates'
import { type Fact, Facts } from './Facts'
import { OrderLines } from './OrderLines'
import { OrderTimeline } from './OrderTimeline'
import { OrderTracker } from './OrderTracker'
import { TitledPart } from './TitledPart'

/** Everything about one order: how far it is, what it holds, what it cost. */
export function OrderDetails({ order }: { order: OrderView }) {
  return (
    <>
      <OrderTracker status={order.status} />
      <PaymentNotice order={order} />
      {order.status === 'completed' && (
        <ButtonLink href={`/dashboard/documents?orderId=${order.id}`} className="mt-6">
          Download Documents
        </ButtonLink>
      )}
      <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_1.1fr] lg:grid-rows-[auto_1fr]">
        <TitledPart title="Timeline">
          <OrderTimeline entries={order.timeline} />
        </TitledPart>
        <div className="flex min-w-0 flex-col gap-12 lg:row-span-2">
          <TitledPart title="What you ordered">
            <OrderLines {...order} />
          </TitledPart>
          <TitledPart title="Payment">
            <Facts facts={paymentFacts(order)} />
          </TitledPart>
        </div>
        <TitledPart title="Company and contact">
          <Facts facts={companyFacts(order)} />
        </TitledPart>
      </div>
    </>
  )
}

function PaymentNotice({ order }: { order: OrderView }) {
  if (order.status === 'cancelled') return null
  if (order.payment === 'confirming') {
    return (
      <Notice tone="warning" title="Your payment is not confirmed yet" className="mt-6">
        We begin as soon as it is.
      </Notice>
    )
  }
  if (order.payment === 'checking') {
    return (
      <Notice tone="warning" title="We are looking at your payment" className="mt-6">
        It arrived, but does not fit this order. A person checks it; you need not pay again.
      </Notice>
    )
  }
  if (order.payment !== 'failed') return null
  return (
    <Notice
      tone="danger"
      title="Your payment did not go through"
      className="mt-6"
      action={
        <ButtonLink
          href="/checkout?payment=failed&step=payment"
          prefetch={false}
          variant="secondary"
          size="sm"
        >
          Back to payment
        </ButtonLink>
      }
    >
      {order.paymentFailure ?? 'The payment was declined.'} You have not been charged.
    </Notice>
  )
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

function method({ card, paymentMethod }: OrderView): string {
  if (card) return `${BRANDS[card.brand] ?? 'Card'} ending in ${card.last4}`
  return paymentMethod ? GATEWAY_LABELS[paymentMethod] : '—'
}

function paymentFacts(order: OrderView): Fact[] {
  const { payment } = order
  const word = payment === 'confirming' || payment === 'checking' ? 'pending' : payment
  return [
    ['Status', <StatusBadge key="status" status={word} />],
    ['Receipt', order.receiptNumber ?? '—'],
    ['Paid on', order.paidAt ? formatDay(order.paidAt) : '—'],
    ['Paid with', method(order)],
  ]
}

function companyFacts(order: OrderView): Fact[] {
  const facts: (Fact | null)[] = [
    order.companyName ? ['Company', order.companyName] : null,
    order.companyType ? ['Type', COMPANY_TYPES[order.companyType]] : null,
    order.state ? ['State', order.state] : null,
    order.purpose ? ['Purpose', order.purpose] : null,
    ['Name', order.customer],
    ['Email', order.email],
    order.phone ? ['Phone', order.phone] : null,
    order.addressLines.length > 0 ? ['Address', order.addressLines.join(', ')] : null,
    ['Placed on', formatDay(order.placedAt)],
  ]
  return facts.filter((fact) => fact !== null)
}
