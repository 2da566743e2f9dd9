import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { detailsAnchor } from '@/src/domain/orders/asked-details'
import type { Happening } from '@/src/domain/orders/happening'
import type { OrderView } from '@/src/domain/orders/my-order'
import { orderTimeline, type TimelineRow } from '@/src/domain/orders/progress/order-timeline'
import type { ProgressStep, StepAction } from '@/src/domain/orders/progress/service-progress'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { cx } from '@/src/storefront/ui/cx'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'
import { Moment } from '@/src/storefront/ui/when'

import { documentHref, payHref } from '../hrefs'

type Shown = Pick<
  OrderView,
  | 'id'
  | 'kind'
  | 'serviceType'
  | 'packageType'
  | 'companyType'
  | 'state'
  | 'services'
  | 'lines'
  | 'work'
  | 'timeline'
  | 'payment'
  | 'details'
  | 'totalMinor'
  | 'currency'
>

type OrderTimelineProps = {
  order: Shown
  /** The order's page, where the timeline stands on another one. */
  page?: string
}

/** So many past steps are shown; those before them on request. */
const RECENT = 4

/** What else is in the order and has not begun: each is one row. */
const isAfterwards = (order: Shown, { service, step }: TimelineRow) =>
  service !== order.services[0] && step.state === 'ahead'

/** How far an order is: what happened, who acts now, what is ahead. */
export function OrderTimeline({ order, page = '' }: OrderTimelineProps) {
  const all = orderTimeline(order)
  const afterwards = all.filter((one) => isAfterwards(order, one))
  const isLong = afterwards.length > RECENT
  const rows = isLong ? all.filter((one) => !afterwards.includes(one)) : all
  const past = rows.filter(({ step }) => step.state === 'done' || step.state === 'stopped').length
  const folded = past > RECENT + 1 ? past - RECENT : 0
  const row = (one: TimelineRow, index: number, list: readonly TimelineRow[]) => (
    <Row
      key={one.key}
      row={one}
      isLast={index === list.length - 1}
      action={
        one.step.action &&
        !isListed(one, order, page) &&
        !isLater(order, one.service) && (
          <Act {...{ order, page }} service={one.service} action={one.step.action} />
        )
      }
    />
  )
  return (
    <>
      {folded > 0 && (
        <details className="mb-5 text-sm">
          <summary className="link cursor-pointer">{`Show ${folded} earlier steps`}</summary>
          <ol className="mt-5">{rows.slice(0, folded).map(row)}</ol>
        </details>
      )}
      <ol>{rows.slice(folded).map(row)}</ol>
      {isLong && (
        <details className="mt-5 text-sm">
          <summary className="link cursor-pointer">{`Show ${afterwards.length} more services of this order`}</summary>
          <ol className="mt-5">{afterwards.map(row)}</ol>
        </details>
      )}
    </>
  )
}

/** The page of an order lists all that it asks above its timeline. */
const isListed = ({ service, step }: TimelineRow, order: Shown, page: string) =>
  page === '' && step.action === 'details' && service !== order.services[0]

/** The questions about an EIN come after those about its company, which answer most of them. */
const isLater = ({ details }: Shown, service: TrackedService) =>
  service === 'ein' && details.ein === 'missing' && details.llc === 'missing'

type ActProps = { order: Shown; page: string; service: TrackedService; action: StepAction }

/** What the customer does about a step that waits for them. */
function Act({ order, page, service, action }: ActProps) {
  const about = <span className="sr-only"> for {serviceName(service, order)}</span>
  if (action === 'pay') {
    return (
      <ButtonLink href={payHref(order.id)} size="sm" variant="secondary" prefetch={false}>
        <span>
          Pay <Money minor={order.totalMinor} currency={order.currency} />
        </span>
        {about}
      </ButtonLink>
    )
  }
  const anchor = action === 'details' ? detailsAnchor(service) : 'questions'
  return (
    <ButtonLink href={`${page}#${anchor}`} size="sm" variant="secondary" prefetch={false}>
      {action === 'details' ? 'Add details' : 'Reply'}
      {about}
    </ButtonLink>
  )
}

const WORDS: Record<ProgressStep['state'], string> = {
  done: 'done',
  current: 'now',
  waiting: 'waiting for you',
  ahead: 'still to come',
  stopped: 'stopped',
}

type RowProps = { row: TimelineRow; isLast: boolean; action: ReactNode }

function Row({ row: { actor, title, step, later }, isLast, action }: RowProps) {
  const { state, happening, hint } = step
  const isNow = state === 'current' || state === 'waiting'
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className="relative grid grid-cols-[1.375rem_1fr] gap-x-4 pb-4 last:pb-0 lg:pb-2.5 sm:grid-cols-[6.5rem_1.375rem_1fr]"
    >
      <p className="pt-0.5 text-right text-sm text-muted max-sm:hidden">
        {actor}
        <span className="sr-only">: </span>
      </p>
      {!isLast && (
        <span
          aria-hidden
          className={cx(
            'absolute top-6 bottom-0 left-2.75 w-px sm:left-[8.1875rem]',
            state === 'done' ? 'bg-mark' : 'bg-border',
          )}
        />
      )}
      <Mark state={state} />
      <div className="min-w-0">
        <p
          className={cx(
            state === 'ahead' ? 'text-muted' : 'font-semibold',
            state === 'waiting' && 'text-warning',
          )}
        >
          <span className="font-normal text-muted sm:hidden">{`${actor} · `}</span>
          {title}
          <span className="sr-only">, {WORDS[state]}</span>
        </p>
        {happening && <Facts happening={happening} isSaid={step.action === 'details'} />}
        {!happening && state === 'current' && <p className="text-xs text-muted">In progress</p>}
        {hint && <p className="text-xs text-muted">{hint}</p>}
        {later && <p className="text-xs text-muted">{isNow ? `Then: ${later}` : later}</p>}
        {action && <p className="mt-2">{action}</p>}
      </div>
    </li>
  )
}

const MARKS: Record<ProgressStep['state'], string> = {
  done: 'bg-mark text-surface',
  current: 'border-2 border-accent bg-accent-soft',
  waiting: 'border-2 border-warning bg-warning-soft',
  ahead: 'border border-border-strong',
  stopped: 'bg-danger text-surface',
}

function Mark({ state }: { state: ProgressStep['state'] }) {
  return (
    <span
      aria-hidden
      className={cx(
        'mt-0.5 flex size-5.5 shrink-0 items-center justify-center rounded-full',
        MARKS[state],
      )}
    >
      {state === 'done' && <Check strokeWidth={3} className="size-3.5" />}
      {state === 'stopped' && <X strokeWidth={3} className="size-3.5" />}
      {state === 'current' && <span className="size-2 rounded-full bg-accent" />}
      {state === 'waiting' && <span className="size-2 rounded-full bg-warning" />}
    </span>
  )
}

type FactsProps = {
  happening: Happening
  /** The box with the next step says it too. */
  isSaid?: boolean
}

function Facts({ happening, isSaid = false }: FactsProps) {
  const { at, author, note, document } = happening
  return (
    <>
      <p className="text-xs text-muted">
        {author && <span>{`${author}, `}</span>}
        <Moment at={at} />
      </p>
      {note && !isSaid && <p className="mt-1 text-sm text-muted">{note}</p>}
      {document && (
        <p className="mt-1 text-sm">
          <a href={documentHref(document.id)} className="link">
            {document.name}
          </a>
        </p>
      )}
    </>
  )
}
