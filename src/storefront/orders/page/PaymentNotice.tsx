import type { OrderView } from '@/src/domain/orders/my-order'
import { REFUND_PAID } from '@/src/domain/vocabulary/money/refund-text'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
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
          We start when it is paid.
        </Notice>
      )
    case 'confirming':
      return (
        <Notice
          tone="warning"
          title="Your payment is not confirmed yet"
          action={<Pay order={order} label="Pay another way" />}
        >
          We start when it is. If you left before finishing, you can pay again. You are never
          charged twice.
        </Notice>
      )
    case 'processing':
      return (
        <Notice title="Your bank is confirming the payment">
          This can take up to 5 business days. Please don’t pay again. We start when the bank
          confirms it, and contact you if it does not.
        </Notice>
      )
    case 'checking':
      return (
        <Notice tone="warning" title="We are checking your payment">
          Your payment arrived, but does not match this order. We are checking it. Please don’t pay
          again.
        </Notice>
      )
    case 'failed':
      return (
        <Notice
          tone="danger"
          title={
            order.paidAt ? 'Your order needs to be paid again' : 'Your payment did not go through'
          }
          action={<Pay order={order} label={order.paidAt ? undefined : 'Try again'} />}
        >
          {order.paymentFailure ?? 'The payment was declined.'}{' '}
          {order.paidAt ? 'We continue once it is paid.' : 'You have not been charged.'}
        </Notice>
      )
    case 'refunded':
      return <Notice title="This order was refunded">{REFUND_PAID}</Notice>
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
