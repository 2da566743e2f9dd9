import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { detailsAnchor } from '@/src/domain/orders/asked-details'
import { type Happening, titleOf } from '@/src/domain/orders/happening'
import type { OrderView } from '@/src/domain/orders/my-order'
import { orderProgress, stepNow, toldOfOrder } from '@/src/domain/orders/order-progress'
import type { ProgressStep, StepAction } from '@/src/domain/orders/service-progress'
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
  | 'services'
  | 'lines'
  | 'work'
  | 'timeline'
  | 'payment'
  | 'details'
  | 'totalMinor'
  | 'currency'
>

type ServiceTimelineProps = {
  order: Shown
  /** The order's page, where the timeline stands on another one. */
  page?: string
}

/** How far each service of an order is: what happened, what is being done, what is ahead. */
export function ServiceTimeline({ order, page = '' }: ServiceTimelineProps) {
  const progress = orderProgress(order)
  return (
    <div className="flex flex-col gap-3 sm:gap-10">
      {toldOfOrder(order).map((one) => (
        <div key={one.id}>
          <p className="font-semibold">
            {titleOf(one.stage)}
            <span className="sr-only">, {WORDS.done}</span>
          </p>
          <Facts happening={one} />
        </div>
      ))}
      {progress.map(({ service, steps }) => (
        <div key={service}>
          {progress.length > 1 && (
            <h3 className="font-semibold sm:mb-4">{serviceName(service, order)}</h3>
          )}
          <AllSteps count={steps.length} />
          <ol className="max-sm:peer-[:not([open])]:[&_[data-line]]:hidden max-sm:peer-[:not([open])]:[&>[data-other]]:hidden">
            {steps.map((step, index) => (
              <Step
                key={step.key}
                step={step}
                isOther={step !== stepNow(steps)}
                isLast={index === steps.length - 1}
                action={
                  step.action &&
                  !isLater(order, service) && (
                    <Act {...{ order, page, service }} action={step.action} />
                  )
                }
              />
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

/** The questions about an EIN come after those about its company, which answer most of them. */
const isLater = ({ details }: Shown, service: TrackedService) =>
  service === 'ein' && details.ein === 'missing' && details.llc === 'missing'

/** On a phone a service shows the step that it is at, and all of them once they are asked for. */
function AllSteps({ count }: { count: number }) {
  if (count < 2) return null
  return (
    <details className="group/steps peer mb-3 text-sm sm:hidden">
      <summary className="flex min-h-9 cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden">
        <span className="link group-open/steps:hidden">Show all {count} steps</span>
        <span className="link hidden group-open/steps:inline">Show the current step</span>
      </summary>
    </details>
  )
}

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

type StepProps = { step: ProgressStep; isOther: boolean; isLast: boolean; action: ReactNode }

function Step({ step, isOther, isLast, action }: StepProps) {
  const { title, state, happening, hint } = step
  const isNow = state === 'current' || state === 'waiting'
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      data-other={isOther || undefined}
      className="relative flex gap-4 pb-5 last:pb-0"
    >
      {!isLast && (
        <span
          aria-hidden
          data-line
          className={cx(
            'absolute top-6 bottom-0 left-2.75 w-px',
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
          {title}
          <span className="sr-only">, {WORDS[state]}</span>
        </p>
        {happening && <Facts happening={happening} isSaid={step.action === 'details'} />}
        {!happening && state === 'current' && <p className="text-xs text-muted">In progress</p>}
        {hint && <p className="text-xs text-muted">{hint}</p>}
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
  /** The notice above says it too: once is enough on a phone. */
  isSaid?: boolean
}

function Facts({ happening, isSaid = false }: FactsProps) {
  const { at, author, note, document } = happening
  return (
    <>
      <p className="text-xs text-muted">
        {author && <span>{`${author} · `}</span>}
        <Moment at={at} />
      </p>
      {note && <p className={cx('mt-1 text-sm text-muted', isSaid && 'max-sm:hidden')}>{note}</p>}
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
