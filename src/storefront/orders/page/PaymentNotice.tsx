import type { OrderView } from '@/src/domain/orders/my-order'
import { ButtonLink } from '@/src/storefront/ui/button'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'

import { payHref } from '../hrefs'

/** What is to be known or done about an order's payment; nothing once it is simply paid. */
export function PaymentNotice({ order }: { order: OrderView }) {
  if (order.status === 'cancelled') return null
  switch (order.payment) {
    case 'unpaid':
      return (
        <Notice tone="warning" title="Not paid yet" action={<Pay order={order} />}>
          We begin as soon as it is.
        </Notice>
      )
    case 'confirming':
      return (
        <Notice
          tone="warning"
          title="Your payment is not confirmed yet"
          action={<Pay order={order} label="Pay another way" />}
        >
          We begin as soon as it is. If you left before the end, you can pay again: nothing is
          charged twice.
        </Notice>
      )
    case 'processing':
      return (
        <Notice title="Your bank is confirming the payment">
          This can take up to 5 business days. Please don’t pay again. We begin as soon as the bank
          confirms it, and contact you if it does not.
        </Notice>
      )
    case 'checking':
      return (
        <Notice tone="warning" title="We are looking at your payment">
          It arrived, but does not fit this order. A person checks it; you need not pay again.
        </Notice>
      )
    case 'failed':
      return (
        <Notice
          tone="danger"
          title="Your payment did not go through"
          action={<Pay order={order} label="Try again" />}
        >
          {order.paymentFailure ?? 'The payment was declined.'} You have not been charged.
        </Notice>
      )
    case 'refunded':
      return (
        <Notice title="This order was refunded">
          The money goes back to where it came from, usually within 5 to 7 business days.
        </Notice>
      )
    default:
      return null
  }
}

function Pay({ order, label }: { order: OrderView; label?: string }) {
  return (
    <ButtonLink href={payHref(order.id)} size="sm" prefetch={false}>
      {label ?? (
        <>
          Pay <Money minor={order.totalMinor} currency={order.currency} />
        </>
      )}
    </ButtonLink>
  )
}
