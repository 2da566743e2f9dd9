import Link from 'next/link'
import type { ReactNode } from 'react'

import type { OrderView } from '@/src/domain/orders/my-order'
import { REFUND_PAID } from '@/src/domain/vocabulary/money/refund-text'
import { checkoutHref, orderHref, payHref } from '@/src/storefront/orders/hrefs'
import { ReceiptLinks } from '@/src/storefront/orders/receipt/ReceiptSheet'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Notice } from '@/src/storefront/ui/notice'

import { OrderReceipt } from './OrderReceipt'
import { PaymentPoll } from './PaymentPoll'

/** How things stand, beside the order that it is about. */
export function Unsettled({ order, children }: { order: OrderView; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr]">
      <div>{children}</div>
      <OrderReceipt order={order} />
    </div>
  )
}

type OwnOrder = { order: OrderView; signedIn: boolean }

function Standing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="heading text-2xl">{title}</h1>
      <p className="mt-3 max-w-[60ch] text-muted">{children}</p>
    </>
  )
}

/** What an account is for, above a guest's way to one. */
export function TrackOrder({ children }: { children: ReactNode }) {
  return (
    <section className="mt-10 max-w-110">
      <h2 className="heading text-xl">Track your order</h2>
      <p className="mt-2 mb-4 text-sm text-muted">
        With an account you see each step, and your documents when they arrive.
      </p>
      {children}
    </section>
  )
}

/** The order is written; the gateway has not told us yet that it has been paid. */
export function Confirming({ order: { id, email } }: { order: OrderView }) {
  return (
    <>
      <Standing title="We are confirming your payment">
        This usually takes a few seconds. We will email your receipt to{' '}
        <span className="wrap-anywhere">{email}</span>.
      </Standing>
      <PaymentPoll orderId={id} />
    </>
  )
}

/** A bank debit: the bank says yes or no in days. `account` is a guest's way to an account. */
export function BankConfirming({
  order: { id, email, parent },
  isLinked,
  account,
}: {
  order: OrderView
  isLinked: boolean
  account: ReactNode
}) {
  return (
    <>
      <Standing title="Your bank is confirming the payment">
        Your order is placed. Payments from a bank account take up to 5 business days to confirm.
        Please don’t pay again. We start when your bank confirms it and email your receipt to{' '}
        <span className="wrap-anywhere">{email}</span>. If it is declined, we email you. You can
        close this page: we emailed you the link to your order.
      </Standing>
      <p className="mt-5 text-sm">
        <Link href={orderHref(parent ?? id, !isLinked)} prefetch={false} className="link">
          Open your order
        </Link>
      </p>
      {account && <TrackOrder>{account}</TrackOrder>}
    </>
  )
}

/** Money arrived that does not fit the order. */
export function Checking() {
  return (
    <>
      <Standing title="We are checking your payment">
        Your payment arrived, but does not match this order. We check it before we start, and email
        you. Please don’t pay again.
      </Standing>
      <div className="mt-6">
        <ButtonLink href="/support" variant="secondary">
          Contact support
        </ButtonLink>
      </div>
    </>
  )
}

type PayableOrder = Pick<OrderView, 'id' | 'kind' | 'paidAt' | 'serviceType'>

/** Where someone tries again: where they began, with their answers as they were. */
function wayBack({ id, kind, paidAt, serviceType }: PayableOrder): string {
  if (kind !== 'purchase' || paidAt) return payHref(id)
  return `${checkoutHref(serviceType)}?payment=failed&step=payment`
}

type FailedProps = {
  order: PayableOrder & Pick<OrderView, 'parent' | 'paymentFailure'>
  signedIn: boolean
}

/** It was declined, or had succeeded and went back: the failure says which, also of a second try. */
export function Failed({ order, signedIn }: FailedProps) {
  return (
    <>
      <h1 className="heading text-2xl">
        {order.paidAt ? 'Your order needs to be paid again' : 'Your payment did not go through'}
      </h1>
      <Notice tone="danger" className="mt-5 max-w-140">
        {order.paymentFailure ?? 'The payment was declined.'}
        {!order.paidAt && <span>{' You have not been charged.'}</span>}
      </Notice>
      <p className="mt-5 max-w-[60ch] text-muted">
        {order.paidAt
          ? 'We continue once it is paid.'
          : 'Your answers are saved. Try again, or pay another way.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={wayBack(order)} prefetch={false}>
          Back to payment
        </ButtonLink>
        <ButtonLink href={orderHref(order.parent ?? order.id, !signedIn)} variant="secondary">
          Back to your order
        </ButtonLink>
      </div>
    </>
  )
}

const OpenOrder = ({ order, signedIn }: OwnOrder) => (
  <div className="mt-6">
    <ButtonLink href={orderHref(order.parent ?? order.id, !signedIn)} variant="secondary">
      Open your order
    </ButtonLink>
  </div>
)

/** The order takes no payment: what arrives all the same is refunded. */
export function Canceled({ order, signedIn }: OwnOrder) {
  return (
    <>
      <Standing title="This order was canceled">
        It is not paid. If your payment went through, we refund it in full and email you.
      </Standing>
      <OpenOrder order={order} signedIn={signedIn} />
    </>
  )
}

/** An order that waits to be paid, and has not been tried yet. */
export function Unpaid({ order }: { order: OrderView }) {
  return (
    <>
      <Standing title="This order is not paid yet">We start when it is paid.</Standing>
      <div className="mt-6">
        <ButtonLink href={payHref(order.id)} prefetch={false}>
          Go to payment
        </ButtonLink>
      </div>
    </>
  )
}

/** The money went back. */
export function Refunded({ order, signedIn }: OwnOrder) {
  return (
    <>
      <Standing title="This order was refunded">
        {REFUND_PAID} Your receipt shows what was refunded.
      </Standing>
      <ReceiptLinks orderId={order.id} className="mt-5" />
      <OpenOrder order={order} signedIn={signedIn} />
    </>
  )
}

/** No one has ordered in this browser, or the order is in an account by now. */
export function NoOrder({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <Standing title="There is no order to show here">
        This page shows the order placed in this browser. If you have an account, find your orders
        in your dashboard. You can also open your order with the link in your receipt email.
      </Standing>
      <div className="mt-6 flex flex-wrap gap-3">
        {signedIn ? (
          <ButtonLink href="/dashboard/orders">My Orders</ButtonLink>
        ) : (
          <ButtonLink href="/auth?next=/dashboard/orders">Sign in</ButtonLink>
        )}
        <ButtonLink href="/" variant="secondary">
          Home
        </ButtonLink>
      </div>
    </>
  )
}
