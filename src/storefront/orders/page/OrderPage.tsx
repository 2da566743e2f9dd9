import Link from 'next/link'
import type { ReactNode } from 'react'
import { addDetails, detailsAnchor } from '@/src/domain/orders/asked-details'
import { openRejections, waitsForCustomer } from '@/src/domain/orders/happening'
import type { MadeDocuments as MadeDocumentsOfOrder } from '@/src/domain/orders/made-document'
import type { OrderView } from '@/src/domain/orders/my-order'
import type { OrderPageView, Paper } from '@/src/domain/orders/order-page'
import { decider } from '@/src/domain/orders/progress/order-timeline'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { OrderTracker } from '@/src/storefront/orders/OrderTracker'
import { Facts } from '@/src/storefront/ui/facts'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'
import { TitledPart } from '@/src/storefront/ui/titled-part'
import { Extras } from '../extras/Extras'
import { orderHref } from '../hrefs'
import { ReceiptLinks } from '../receipt/ReceiptSheet'
import { MadeDocuments } from './MadeDocuments'
import { NextStep, type OrderTask } from './NextStep'
import { OrderMoney } from './OrderMoney'
import { OrderParts } from './OrderParts'
import { OrderTimeline } from './OrderTimeline'
import { companyFacts } from './order-facts'
import { Papers } from './Papers'
import { PaymentNotice } from './PaymentNotice'
import { Questions } from './Questions'
import { Rejected } from './Rejected'

type OrderPageProps = {
  page: OrderPageView
  isGuest: boolean
  /** The details that its filings need: to be answered, or as they were sent. */
  tasks: readonly OrderTask[]
  /** What we made of the answers; null where nothing is made of them. */
  made?: MadeDocumentsOfOrder | null
  /** How many of them the customer can sign, or have signed, now. */
  toSign: number
  /** Those that wait for signatures, each with what is next. */
  signatures: ReactNode
  /** Last of all: a guest's way to an account. */
  account?: ReactNode
}

/**
 * Everything about one order, for its customer with or without an account: the next step, then one
 * part at a time. Each form that is asked for has the page to itself.
 */
export function OrderPage({
  page,
  isGuest,
  tasks,
  made,
  toSign,
  signatures,
  account,
}: OrderPageProps) {
  const { order, thread, ticket, extras } = page
  const own = new Set(made?.made.map(({ document }) => document))
  const papers = page.papers.filter(({ id }) => !own.has(id))
  const shownMade = made && made.made.length + made.waiting.length > 0 ? made : null
  const documents = papers.length + (shownMade?.made.length ?? 0)
  const isWhole = order.kind === 'purchase'
  const tabs = [
    {
      id: 'progress',
      title: 'Progress',
      content: <Progress order={order} papers={papers} made={shownMade} account={account} />,
    },
    {
      id: 'documents',
      title: 'Documents',
      hint: documents > 0 && documents,
      content: (
        <>
          {signatures}
          <Documents order={order} papers={papers} made={shownMade} />
        </>
      ),
    },
    {
      id: 'payment',
      title: 'Payment',
      hint: <Money minor={order.totalMinor} currency={order.currency} />,
      content: <OrderMoney page={page} />,
    },
    {
      id: 'company',
      title: 'Company',
      content: (
        <TitledPart title="Company and contact">
          <Facts facts={companyFacts(order)} />
        </TitledPart>
      ),
    },
    ...(extras.length > 0
      ? [
          {
            id: 'extras',
            title: 'Add-ons',
            content: (
              <TitledPart title="Add to your order">
                <Extras orderId={order.id} extras={extras} />
              </TitledPart>
            ),
          },
        ]
      : []),
    ...(isWhole
      ? [
          {
            id: 'questions',
            title: 'Questions',
            hint: thread.length > 0 && thread.length,
            content: (
              <div className="max-w-160">
                <TitledPart
                  title="Questions"
                  href={ticket ? `/dashboard/support/${ticket}` : undefined}
                  more="Open in Support"
                >
                  <Questions
                    orderId={order.id}
                    thread={thread}
                    email={order.email}
                    ticket={ticket}
                  />
                </TitledPart>
              </div>
            ),
          },
        ]
      : []),
  ]
  return (
    <div className="flex flex-col gap-8">
      <OrderParts
        tabs={tabs}
        tasks={tasks.map((task, index) => ({
          id: detailsAnchor(task.service),
          content: <Task task={task} tasks={tasks} place={index + 1} />,
        }))}
      >
        <Alerts page={page} isGuest={isGuest} tasks={tasks} toSign={toSign} />
      </OrderParts>
    </div>
  )
}

type TaskProps = { task: OrderTask; tasks: readonly OrderTask[]; place: number }

/** One form by itself, the way back, and the next one once it is sent. */
function Task({ task, tasks, place }: TaskProps) {
  const next = task.isAsked ? undefined : tasks.find(({ isAsked }) => isAsked)
  return (
    <div className="flex max-w-160 flex-col gap-6">
      <p className="flex justify-between gap-4 text-sm text-muted">
        <a href="#progress" className="link">
          Back to the order
        </a>
        {tasks.length > 1 && <span className="tabular-nums">{`${place} of ${tasks.length}`}</span>}
      </p>
      {next && (
        <p>
          <ButtonLink href={`#${detailsAnchor(next.service)}`}>
            {addDetails(next.service)}
          </ButtonLink>
        </p>
      )}
      {task.section}
    </div>
  )
}

type Shown = {
  order: OrderView
  papers: readonly Paper[]
  made: MadeDocumentsOfOrder | null
}

/** What happened, who acts now and what is ahead; beside it what there is to hold. */
function Progress({ order, papers, made, account }: Shown & { account: ReactNode }) {
  const waiting = made?.waiting.length ?? 0
  return (
    <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[1fr_23.75rem]">
      <TitledPart title="Progress">
        <OrderTimeline order={order} />
      </TitledPart>
      <div className="flex min-w-0 flex-col gap-8">
        <TitledPart title="Documents">
          <Papers papers={papers} companyType={order.companyType} />
          {made && (
            <p className="mt-3 text-sm text-muted">
              <a href="#documents" className="link">
                {`${made.made.length} made for you`}
              </a>
              {waiting > 0 && <span>{`, ${waiting} waiting`}</span>}
            </p>
          )}
          {order.receiptNumber && <ReceiptLinks orderId={order.id} className="mt-4" />}
        </TitledPart>
        {order.agent && (
          <TitledPart title={`Your registered agent${order.state ? ` in ${order.state}` : ''}`}>
            <p className="text-sm whitespace-pre-line">{order.agent}</p>
          </TitledPart>
        )}
        {account}
      </div>
    </div>
  )
}

function Documents({ order, papers, made }: Shown) {
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
      <TitledPart title="Documents">
        <Papers papers={papers} companyType={order.companyType} />
      </TitledPart>
      {made && (
        <div id="made" className="scroll-mt-24">
          <TitledPart title="Documents we made for you">
            <MadeDocuments orderId={order.id} documents={made} />
          </TitledPart>
        </div>
      )}
    </div>
  )
}

type AlertsProps = Pick<OrderPageProps, 'page' | 'isGuest' | 'tasks' | 'toSign'>

/** What has to be known first, and the next step where it is the customer's. */
function Alerts({ page: { order }, isGuest, tasks, toSign }: AlertsProps) {
  const isOver = order.status === 'cancelled' || order.status === 'completed'
  const waits = isOver ? null : waitsForCustomer(order.serviceType, order.timeline)
  const isAsked = tasks.some((task) => task.isAsked)
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
      {rejections.length > 0 && (
        <div id="rejected" className="flex flex-col gap-5">
          {rejections.map((rejection) => {
            const service = rejection.service ?? order.serviceType
            const company = {
              type: order.companyType ?? 'llc',
              state: order.stateCode,
              names: tasks.flatMap(({ names }) => names ?? []),
            }
            return (
              <Rejected
                by={decider(service, order.state)}
                company={service === 'llc' ? company : null}
                key={service}
                orderId={order.id}
                rejection={{ ...rejection, service }}
                what={serviceName(service, order)}
              />
            )
          })}
        </div>
      )}
      <NextStep
        tasks={isAsked ? tasks : []}
        toSign={isOver ? 0 : toSign}
        question={waits && (waits.author || !isAsked) ? { note: waits.note } : null}
        clock={order.clock}
      />
    </div>
  )
}
