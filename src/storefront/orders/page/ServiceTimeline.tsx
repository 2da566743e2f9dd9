import { Check, X } from 'lucide-react'

import type { OrderView } from '@/src/domain/orders/my-order'
import {
  type Happening,
  milestonesOf,
  type ProgressStep,
  serviceProgress,
} from '@/src/domain/orders/service-progress'
import type { ServiceType } from '@/src/domain/vocabulary/order-status'
import { SERVICE_NAMES } from '@/src/domain/vocabulary/service-names'
import { cx } from '@/src/storefront/ui/cx'
import { Moment } from '@/src/storefront/ui/when'

import { documentHref } from '../hrefs'

type ServiceTimelineProps = { order: Pick<OrderView, 'kind' | 'services' | 'lines' | 'timeline'> }

/** How far each service of an order is: what happened, what is being done, what is ahead. */
export function ServiceTimeline({ order }: ServiceTimelineProps) {
  const { services, timeline } = order
  const stepsOf = (service: ServiceType) =>
    serviceProgress(service, timeline, milestonesOf(order.kind, service, order.lines))
  return (
    <div className="flex flex-col gap-10">
      {services.map((service) => (
        <div key={service}>
          {services.length > 1 && <h3 className="mb-4 font-semibold">{SERVICE_NAMES[service]}</h3>}
          <ol>
            {stepsOf(service).map((step, index, steps) => (
              <Step key={step.key} step={step} isLast={index === steps.length - 1} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

const WORDS: Record<ProgressStep['state'], string> = {
  done: 'done',
  current: 'now',
  ahead: 'still to come',
  stopped: 'stopped',
}

function Step({ step, isLast }: { step: ProgressStep; isLast: boolean }) {
  const { title, state, happening } = step
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="relative flex gap-4 pb-5 last:pb-0"
    >
      {!isLast && (
        <span
          aria-hidden
          className={cx(
            'absolute top-6 bottom-0 left-2.75 w-px',
            state === 'done' ? 'bg-mark' : 'bg-border',
          )}
        />
      )}
      <Mark state={state} />
      <div className="min-w-0">
        <p className={cx(state === 'ahead' ? 'text-muted' : 'font-semibold')}>
          {title}
          <span className="sr-only">, {WORDS[state]}</span>
        </p>
        {happening && <Facts happening={happening} />}
        {!happening && state === 'current' && <p className="text-xs text-muted">We are on it</p>}
      </div>
    </li>
  )
}

const MARKS: Record<ProgressStep['state'], string> = {
  done: 'bg-mark text-surface',
  current: 'border-2 border-accent bg-accent-soft',
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
    </span>
  )
}

function Facts({ happening }: { happening: Happening }) {
  const { at, author, note, document } = happening
  return (
    <>
      <p className="text-xs text-muted">
        {author && `${author} · `}
        <Moment at={at} />
      </p>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
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
