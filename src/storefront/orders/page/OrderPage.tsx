import Link from 'next/link'
import type { ReactNode } from 'react'
import {
  addDetails,
  detailsAnchor,
  detailsName,
  missingDetails,
} from '@/src/domain/orders/asked-details'
import { openRejections, waitsForCustomer } from '@/src/domain/orders/happening'
import type { MadeDocuments as MadeDocumentsOfOrder } from '@/src/domain/orders/made-document'
import type { OrderPageView } from '@/src/domain/orders/order-page'
import { shortOrderId, type TrackedService } from '@/src/domain/vocabulary/order-status'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { ClockLine } from '@/src/storefront/orders/ClockLine'
import { OrderTracker } from '@/src/storefront/orders/OrderTracker'
import { cx } from '@/src/storefront/ui/cx'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Notice } from '@/src/storefront/ui/notice'
import { TitledPart } from '@/src/storefront/ui/titled-part'
import { orderHref } from '../hrefs'
import { Fold } from './Fold'
import { MadeDocuments } from './MadeDocuments'
import { OrderMoney } from './OrderMoney'
import { Papers } from './Papers'
import { PaymentNotice } from './PaymentNotice'
import { Questions } from './Questions'
import { Rejected } from './Rejected'
import { ServiceTimeline } from './ServiceTimeline'

const WHY: Partial<Record<TrackedService, string>> = {
  llc: 'We need your owners, registered agent and responsible party before we can file.',
}

/** Who decides on a service, where that is no state. */
const DECIDES: Partial<Record<TrackedService, string>> = {
  ein: 'The IRS',
  itin: 'The IRS',
  s_corporation: 'The IRS',
  trademark: 'The USPTO',
  dba: 'The office',
}

/** The details that a paid order waits for, and the way to their form further down. */
function DetailsStep({ service }: { service: TrackedService }) {
  return (
    <Notice
      tone="warning"
      title={`Next step: add your ${detailsName(service)}`}
      action={
        <ButtonLink href={`#${detailsAnchor(service)}`} size="sm">
          {addDetails(service)}
        </ButtonLink>
      }
    >
      {WHY[service] ?? 'We need them before we can start.'}
    </Notice>
  )
}

/** What staff asked, and the way to the answer. */
function QuestionStep({ note }: { note: string | null }) {
  return (
    <Notice
      tone="warning"
      title="Waiting for you"
      action={
        <ButtonLink href="#questions" size="sm">
          Reply
        </ButtonLink>
      }
    >
      {note ?? 'We need something from you before we can go on.'}
    </Notice>
  )
}

type OrderPageProps = {
  page: OrderPageView
  isGuest: boolean
  /** The details that its filings need: to be answered, or as they were sent. */
  filing?: { readonly section: ReactNode; readonly isAsked: boolean } | null
  /** What we made of the answers; null where nothing is made of them. */
  made?: MadeDocumentsOfOrder | null
  /** Last of all: a guest's way to an account. */
  account?: ReactNode
}

/**
 * Everything about one order, for its customer with or without an account, in the order of need:
 * the next step, how far we are, the documents, then the money, and questions.
 */
export function OrderPage({ page, isGuest, filing, made, account }: OrderPageProps) {
  const { order, thread, ticket } = page
  const own = new Set(made?.made.map(({ document }) => document))
  const papers = page.papers.filter(({ id }) => !own.has(id))
  const shownMade = made && made.made.length + made.waiting.length > 0 ? made : null
  const isWhole = order.kind === 'purchase'
  const isAsked = filing?.isAsked ?? false
  const hasPapers = isWhole || papers.length > 0
  // While it is the customer's turn, a phone shows little besides that.
  const isEmptyOnPhone = isAsked && papers.length === 0
  const questions = (
    <Questions orderId={order.id} thread={thread} email={order.email} ticket={ticket} />
  )
  const isCancelled = order.status === 'cancelled'
  return (
    <div className="flex flex-col gap-8 lg:gap-12">
      <Alerts page={page} isGuest={isGuest} asksFiling={isAsked} />
      <Contents
        hasPapers={hasPapers && !isEmptyOnPhone}
        isWhole={isWhole}
        hasExtras={page.extras.length > 0}
      />
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-y-12">
        <div className="flex min-w-0 flex-col gap-8 lg:gap-12">
          <div id="progress" className="scroll-mt-24">
            <TitledPart title="Progress">
              {order.clock && <ClockLine clock={order.clock} className="mb-5" />}
              {!isCancelled && order.payment !== 'refunded' && (
                <div className="mb-6 max-sm:hidden">
                  <OrderTracker status={order.status} />
                </div>
              )}
              <ServiceTimeline order={order} />
            </TitledPart>
          </div>
          {hasPapers && (
            <div id="documents" className={cx('scroll-mt-24', isEmptyOnPhone && 'max-lg:hidden')}>
              <TitledPart title="Documents">
                <Papers papers={papers} companyType={order.companyType} />
              </TitledPart>
            </div>
          )}
          {shownMade && (
            <div id="made" className="scroll-mt-24">
              <TitledPart title="Documents we made for you">
                <MadeDocuments orderId={order.id} documents={shownMade} />
              </TitledPart>
            </div>
          )}
          {filing?.section}
        </div>
        <OrderMoney page={page} />
        <div className="flex min-w-0 flex-col gap-8 lg:gap-12">
          {isWhole && isAsked && thread.length === 0 && (
            <Fold id="questions" title="Questions">
              {questions}
            </Fold>
          )}
          {isWhole && !(isAsked && thread.length === 0) && (
            <div id="questions" className="scroll-mt-24">
              <TitledPart
                title="Questions"
                href={ticket ? `/dashboard/support/${ticket}` : undefined}
                more="Open in Support"
              >
                {questions}
              </TitledPart>
            </div>
          )}
          {account && (
            <Fold title="Add this order to an account" hasHeading>
              {account}
            </Fold>
          )}
        </div>
      </div>
    </div>
  )
}

type AlertsProps = { page: OrderPageView; isGuest: boolean; asksFiling: boolean }

/** What has to be known first, and the next step where it is the customer's. */
function Alerts({ page: { order }, isGuest, asksFiling }: AlertsProps) {
  const isOver = order.status === 'cancelled' || order.status === 'completed'
  const waits = isOver ? null : waitsForCustomer(order.serviceType, order.timeline)
  const [missing] = asksFiling ? missingDetails(order) : []
  const rejections = isOver ? [] : openRejections(order.serviceType, order.timeline)
  return (
    <div className="flex flex-col gap-5 empty:hidden">
      {order.parent && (
        <p className="text-sm text-muted">
          Belongs to{' '}
          <Link href={orderHref(order.parent, isGuest)} className="link tabular-nums">
            order #{shortOrderId(order.parent)}
          </Link>
        </p>
      )}
      {order.status === 'cancelled' && <OrderTracker status={order.status} />}
      <PaymentNotice order={order} />
      {rejections.map((rejection) => {
        const service = rejection.service ?? order.serviceType
        return (
          <Rejected
            by={DECIDES[service] ?? order.state ?? 'The state'}
            company={
              service === 'llc'
                ? { type: order.companyType ?? 'llc', state: order.stateCode }
                : null
            }
            key={service}
            orderId={order.id}
            rejection={{ ...rejection, service }}
            what={serviceName(service, order)}
          />
        )
      })}
      {missing && <DetailsStep service={missing} />}
      {waits && (waits.author || !missing) && <QuestionStep note={waits.note} />}
    </div>
  )
}

type ContentsProps = { hasPapers: boolean; hasExtras: boolean; isWhole: boolean }

/** The parts of the page, a press away on a phone. */
function Contents({ hasPapers, hasExtras, isWhole }: ContentsProps) {
  const parts = [
    ['progress', 'Progress', true],
    ['documents', 'Documents', hasPapers],
    ['payment', 'Payment', true],
    ['extras', 'Add-ons', hasExtras],
    ['questions', 'Questions', isWhole],
  ] as const
  return (
    <nav aria-label="On this page" className="lg:hidden">
      <ul className="flex flex-wrap gap-x-3 border-y border-border text-xs max-sm:justify-between sm:gap-x-5 sm:text-sm">
        {parts.map(
          ([id, title, isThere]) =>
            isThere && (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-11 items-center text-accent-text">
                  {title}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
