import Link from 'next/link'
import type { ReactNode } from 'react'
import { waitsForCustomer } from '@/src/domain/orders/happening'
import type { OrderPageView } from '@/src/domain/orders/order-page'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { ClockLine } from '@/src/storefront/orders/ClockLine'
import { OrderLines } from '@/src/storefront/orders/OrderLines'
import { OrderTracker } from '@/src/storefront/orders/OrderTracker'
import { ButtonLink } from '@/src/storefront/ui/button'
import { Facts } from '@/src/storefront/ui/facts'
import { Notice } from '@/src/storefront/ui/notice'
import { TitledPart } from '@/src/storefront/ui/titled-part'

import { orderHref } from '../hrefs'
import { ReceiptLinks } from '../receipt/ReceiptLinks'
import { RefundPart } from '../refund/RefundPart'
import { Extras } from './Extras'
import { companyFacts, paymentFacts } from './order-facts'
import { Papers } from './Papers'
import { PaymentNotice } from './PaymentNotice'
import { Questions } from './Questions'
import { Related } from './Related'
import { ServiceTimeline } from './ServiceTimeline'
import { Subscriptions } from './Subscriptions'

type OrderPageProps = {
  page: OrderPageView
  isGuest: boolean
  /** The formation's details: first of all while they are asked for, else among the rest. */
  filing?: { readonly section: ReactNode; readonly isAsked: boolean } | null
  /** Last of all on a phone: a guest's way to an account. */
  account?: ReactNode
}

/** Everything about one order, for its customer with or without an account. */
export function OrderPage({ page, isGuest, filing, account }: OrderPageProps) {
  const { order, papers, thread, ticket } = page
  const isWhole = order.kind === 'purchase'
  return (
    <div className="flex flex-col gap-12">
      <Alerts page={page} isGuest={isGuest} asksFiling={filing?.isAsked ?? false} />
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-12">
          {filing?.isAsked && filing.section}
          <TitledPart title="Progress">
            {order.clock && <ClockLine clock={order.clock} className="mb-5" />}
            <ServiceTimeline order={order} />
          </TitledPart>
          {(isWhole || papers.length > 0) && (
            <TitledPart title="Documents">
              <Papers papers={papers} />
            </TitledPart>
          )}
          {filing && !filing.isAsked && filing.section}
          {isWhole && (
            <div id="questions">
              <TitledPart
                title="Questions"
                href={ticket ? `/dashboard/support/${ticket}` : undefined}
                more="Open in Support"
              >
                <Questions orderId={order.id} thread={thread} email={order.email} ticket={ticket} />
              </TitledPart>
            </div>
          )}
        </div>
        <Aside page={page} />
        {account && <div className="min-w-0">{account}</div>}
      </div>
    </div>
  )
}

type AlertsProps = { page: OrderPageView; isGuest: boolean; asksFiling: boolean }

/** What has to be known first. Empty when there is nothing to do. */
function Alerts({ page: { order }, isGuest, asksFiling }: AlertsProps) {
  const isOver = order.status === 'cancelled' || order.status === 'completed'
  const waits = isOver ? null : waitsForCustomer(order.serviceType, order.timeline)
  return (
    <div className="flex flex-col gap-5">
      {order.parent && (
        <p className="text-sm text-muted">
          Belongs to{' '}
          <Link href={orderHref(order.parent, isGuest)} className="link tabular-nums">
            order #{shortOrderId(order.parent)}
          </Link>
        </p>
      )}
      <OrderTracker status={order.status} />
      <PaymentNotice order={order} />
      {waits && !asksFiling && (
        <Notice
          tone="warning"
          title="Waiting for you"
          action={
            <ButtonLink href="#questions" size="sm" variant="secondary">
              Reply
            </ButtonLink>
          }
        >
          {waits.note ?? 'We need something from you before we can go on.'}
        </Notice>
      )}
    </div>
  )
}

function Aside({ page }: { page: OrderPageView }) {
  const { order, related, subscriptions, extras, refund } = page
  const paid = paymentFacts(order)
  return (
    <div className="flex min-w-0 flex-col gap-12 lg:row-span-2">
      <TitledPart title="What you ordered">
        <OrderLines {...order} />
        {paid.length > 0 && (
          <div className="mt-6">
            <Facts facts={paid} />
          </div>
        )}
        {order.receiptNumber && <ReceiptLinks orderId={order.id} className="mt-4" />}
      </TitledPart>
      {refund && (
        <TitledPart title="Refund">
          <RefundPart order={order} refund={refund} />
        </TitledPart>
      )}
      {related.length > 0 && (
        <TitledPart title="Added since">
          <Related orders={related} />
        </TitledPart>
      )}
      <Subscriptions subscriptions={subscriptions} />
      {extras.length > 0 && (
        <div id="extras">
          <TitledPart title="Add to your order">
            <Extras orderId={order.id} extras={extras} />
          </TitledPart>
        </div>
      )}
      <TitledPart title="Company and contact">
        <Facts facts={companyFacts(order)} />
      </TitledPart>
    </div>
  )
}
