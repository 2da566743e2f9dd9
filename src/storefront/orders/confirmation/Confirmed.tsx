import { Check } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

import type { OrderView } from '@/src/domain/orders/my-order'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { ClockLine } from '@/src/storefront/orders/ClockLine'
import { orderHref, receiptHref, receiptPdfHref } from '@/src/storefront/orders/hrefs'
import { ServiceTimeline } from '@/src/storefront/orders/page/ServiceTimeline'
import { ButtonLink } from '@/src/storefront/ui/button'
import { Money } from '@/src/storefront/ui/money'

import { LinkOrder } from './LinkOrder'
import { OrderReceipt } from './OrderReceipt'

type ConfirmedProps = {
  order: OrderView
  signedIn: boolean
  isLinked: boolean
  /** A guest's way to an account. */
  account: ReactNode
}

/** The order is paid: what it is, and what follows. */
export function Confirmed({ order, signedIn, isLinked, account }: ConfirmedProps) {
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
        <Follow order={order} isLinked={isLinked} />
        {signedIn ? (
          <NextSteps isWhole={order.kind === 'purchase'} />
        ) : (
          <ForGuests account={account} />
        )}
      </div>
      <div className="flex flex-col gap-8">
        <OrderReceipt order={order} />
        <section>
          <h2 className="mb-4 font-semibold">Progress</h2>
          <ServiceTimeline order={order} page={orderHref(order.parent ?? order.id, !isLinked)} />
        </section>
      </div>
    </div>
  )
}

/** The order's own page, and its receipt. */
function Follow({ order, isLinked }: { order: OrderView; isLinked: boolean }) {
  return (
    <p className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <Link href={orderHref(order.parent ?? order.id, !isLinked)} prefetch={false} className="link">
        {order.parent ? 'Back to your order' : 'Open your order'}
      </Link>
      <Link href={receiptHref(order.id)} prefetch={false} className="link">
        View receipt
      </Link>
      <a href={receiptPdfHref(order.id)} className="link">
        Download PDF
      </a>
    </p>
  )
}

const STEPS = [
  ['We start on it', 'Your order is processed within 24 hours.'],
  ['You hear from us', 'Every step comes by email.'],
  ['You can look any time', 'Track your order in your dashboard.'],
] as const

function NextSteps({ isWhole }: { isWhole: boolean }) {
  return (
    <section className="mt-10">
      {isWhole && <WhatHappens />}
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href="/dashboard/orders">My Orders</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Home
        </ButtonLink>
      </div>
    </section>
  )
}

function WhatHappens() {
  return (
    <>
      <h2 className="heading text-xl">What happens next</h2>
      <ol className="mt-4 max-w-140 border-t border-border">
        {STEPS.map(([title, text], index) => (
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
    </>
  )
}

function ForGuests({ account }: { account: ReactNode }) {
  return (
    <section className="mt-10 max-w-110">
      <h2 className="heading text-xl">Keep an eye on it</h2>
      <p className="mt-2 mb-4 text-sm text-muted">
        With an account you see each step, and your documents when they arrive.
      </p>
      {account}
      <p className="mt-6 text-sm">
        <Link href="/" className="link">
          Continue as guest
        </Link>
      </p>
    </section>
  )
}
