import { Check } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { addDetails, missingDetails } from '@/src/domain/orders/asked-details'
import type { OrderView } from '@/src/domain/orders/my-order'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { ClockLine } from '@/src/storefront/orders/ClockLine'
import { detailsHref, orderHref } from '@/src/storefront/orders/hrefs'
import { OrderTimeline } from '@/src/storefront/orders/page/OrderTimeline'
import { ReceiptLinks } from '@/src/storefront/orders/receipt/ReceiptSheet'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'
import { LinkOrder } from './LinkOrder'
import { OrderReceipt } from './OrderReceipt'
import { TrackOrder } from './states'

type ConfirmedProps = {
  order: OrderView
  signedIn: boolean
  isLinked: boolean
  /** A guest's way to an account. */
  account: ReactNode
}

/** The order is paid: what it is, the details that we need next, and only then an account. */
export function Confirmed({ order, signedIn, isLinked, account }: ConfirmedProps) {
  const [first] = missingDetails(order)
  return (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.15fr_1fr]">
      <div>
        <p className="flex items-center gap-2 text-sm font-semibold text-success">
          <span className="flex size-5.5 items-center justify-center rounded-full bg-mark text-surface">
            <Check aria-hidden strokeWidth={3} className="size-3.5" />
          </span>
          Paid
        </p>
        <h1 className="heading mt-3 text-3xl">Order Confirmed!</h1>
        <p className="mt-4 max-w-[56ch] text-muted lg:text-lg">
          Order <span className="tabular-nums">#{shortOrderId(order.id)}</span>, {order.service}, is
          paid. We emailed your receipt for{' '}
          <Money minor={order.totalMinor} currency={order.currency} /> to{' '}
          <span className="wrap-anywhere">{order.email}</span>.
        </p>
        {order.clock && <ClockLine clock={order.clock} className="mt-4" />}
        {signedIn && !isLinked && <LinkOrder orderId={order.id} />}
        {first && (
          <ButtonLink
            href={detailsHref(order.id, first, !isLinked)}
            size="lg"
            prefetch={false}
            className="mt-6"
          >
            {addDetails(first)}
          </ButtonLink>
        )}
        <Follow order={order} isLinked={isLinked} />
        {order.kind === 'purchase' && <WhatHappens order={order} signedIn={signedIn} />}
        {signedIn ? <Buttons isSecond={first !== undefined} /> : <ForGuests account={account} />}
      </div>
      <div className="flex flex-col gap-8">
        <OrderReceipt order={order} />
        <section>
          <h2 className="mb-4 font-semibold">Progress</h2>
          <OrderTimeline order={order} page={orderHref(order.parent ?? order.id, !isLinked)} />
        </section>
      </div>
    </div>
  )
}

/** The order's own page, and its receipt. */
function Follow({ order, isLinked }: { order: OrderView; isLinked: boolean }) {
  return (
    <ReceiptLinks orderId={order.id} className="mt-5">
      <Link href={orderHref(order.parent ?? order.id, !isLinked)} prefetch={false} className="link">
        {order.parent ? 'Back to your order' : 'Open your order'}
      </Link>
    </ReceiptLinks>
  )
}

function Buttons({ isSecond }: { isSecond: boolean }) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink href="/dashboard/orders" variant={isSecond ? 'secondary' : 'primary'}>
        My Orders
      </ButtonLink>
      <ButtonLink href="/" variant="secondary">
        Home
      </ButtonLink>
    </div>
  )
}

function ForGuests({ account }: { account: ReactNode }) {
  return (
    <TrackOrder>
      {account}
      <p className="mt-6 text-sm">
        <Link href="/" className="link">
          Continue as guest
        </Link>
      </p>
    </TrackOrder>
  )
}

type Step = readonly [title: string, text: string]

/** What we promise to do: a formation within 24 hours of its details, the others without a date. */
function ours(order: OrderView, waits: boolean): Step {
  if (!order.clock) {
    return ['We start on it', waits ? 'We start when we have your details.' : 'We have started.']
  }
  const since = waits ? ' of receiving your details' : ''
  return ['We file it', `We file with your state within 24 hours${since}, or we refund our fee.`]
}

function stepsOf(order: OrderView, signedIn: boolean): Step[] {
  const waits = missingDetails(order).length > 0
  return [
    ...(waits
      ? [
          [
            'You add the details',
            'We need them before we can start. You can save and return.',
          ] as const,
        ]
      : []),
    ours(order, waits),
    ['You get email updates', 'We email you at each step.'],
    [
      'You can look any time',
      signedIn
        ? 'Track your order in your dashboard.'
        : 'The link in your receipt email opens your order.',
    ],
  ]
}

/** What follows a paid order, in its order. */
function WhatHappens({ order, signedIn }: { order: OrderView; signedIn: boolean }) {
  return (
    <section className="mt-10">
      <h2 className="heading text-xl">What happens next</h2>
      <ol className="mt-4 max-w-140 border-t border-border">
        {stepsOf(order, signedIn).map(([title, text], index) => (
          <li key={title} className="flex gap-4 border-b border-border py-4">
            <span aria-hidden className="w-5 shrink-0 font-semibold text-muted tabular-nums">
              {index + 1}
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="text-sm text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
