import { titleOf } from '@/src/domain/orders/happening'
import type { OrderView } from '@/src/domain/orders/my-order'
import {
  orderProgress,
  type ProgressOrder,
  toldOfOrder,
} from '@/src/domain/orders/progress/order-progress'
import type { ProgressStep } from '@/src/domain/orders/progress/service-progress'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import { serviceName } from '@/src/domain/vocabulary/service-names'

export type TimelineRow = {
  readonly key: string
  /** Who acts: `You`, `We`, or the office that decides. */
  readonly actor: string
  readonly service: TrackedService
  readonly title: string
  readonly step: ProgressStep
  /** What of the same service comes after it, in words; null where each has a row of its own. */
  readonly later: string | null
}

/** Who decides on a service, where that is no state. */
const DECIDES: Partial<Record<TrackedService, string>> = {
  ein: 'The IRS',
  itin: 'The IRS',
  s_corporation: 'The IRS',
  trademark: 'The USPTO',
  dba: 'The office',
}

export const decider = (service: TrackedService, state: string | null): string =>
  DECIDES[service] ?? state ?? 'The state'

/** Services that are called by less than their full name here. */
const SHORT: Partial<Record<TrackedService, string>> = { ein: 'EIN', itin: 'ITIN' }

const CUSTOMERS = ['received', 'paid', 'answered', 'refund_requested']
const SHARED = ['received', 'paid']
const DECISIONS = ['approved', 'rejected', 'examined', 'published']

export function namedTitle(
  step: Pick<ProgressStep, 'title' | 'key' | 'happening'>,
  service: TrackedService,
  order: Parameters<typeof serviceName>[1],
): string {
  const name = SHORT[service] ?? serviceName(service, order)
  const isNamed = step.title.toLowerCase().includes(name.toLowerCase())
  return SHARED.includes(stageOf(step)) || isNamed ? step.title : `${name}: ${step.title}`
}

const stageOf = ({ happening, key }: Pick<ProgressStep, 'happening' | 'key'>): string =>
  happening?.stage ?? key

/** Who acts in a step: `You`, `We`, or the office that decides. */
export function actorOf(step: ProgressStep, service: TrackedService, state: string | null): string {
  const stage = stageOf(step)
  if (step.state === 'waiting' || CUSTOMERS.includes(stage)) return 'You'
  return DECISIONS.includes(stage) ? decider(service, state) : 'We'
}

type TimelineOrder = ProgressOrder & Pick<OrderView, 'state' | 'companyType'>

/** What all services of an order share, such as its payment, has one row. */
const identityOf = ({ step, title }: TimelineRow): string => {
  if (step.happening) return `${step.happening.id} ${step.happening.stage} ${title}`
  return step.key === 'paid' ? 'paid' : ''
}

function withoutRepeats(rows: readonly TimelineRow[]): TimelineRow[] {
  const known = new Set<string>()
  return rows.filter((row) => {
    const identity = identityOf(row)
    if (known.has(identity)) return false
    if (identity) known.add(identity)
    return true
  })
}

/** The rows of one service: those of a further one carry its name, and what lies ahead is one row. */
function rowsOf(
  order: TimelineOrder,
  service: TrackedService,
  steps: readonly ProgressStep[],
): TimelineRow[] {
  const isMain = service === order.services[0]
  const name = SHORT[service] ?? serviceName(service, order)
  const row = (step: ProgressStep, title: string, later: string | null = null): TimelineRow => ({
    key: `${service} ${step.key}`,
    actor: actorOf(step, service, order.state),
    service,
    title,
    step,
    later,
  })
  if (isMain) return steps.map((step) => row(step, step.title))
  const ahead = steps.filter(({ state }) => state === 'ahead')
  const later = ahead.map(({ title }) => title).join(', then ') || null
  const begun = steps.filter(({ state }) => state !== 'ahead')
  const isOpen = begun.some(({ state }) => state === 'current' || state === 'waiting')
  const rows = begun.map((step) => {
    const title = namedTitle(step, service, order)
    return row(step, title, step.state === 'current' || step.state === 'waiting' ? later : null)
  })
  const [next] = ahead
  return next && !isOpen ? [...rows, row(next, name, later)] : rows
}

const isPast = ({ step: { state } }: TimelineRow) => state === 'done' || state === 'stopped'

const timeOf = ({ step }: TimelineRow) => step.happening?.at ?? ''

/**
 * One timeline for all services of an order: what happened by its time, what is under way, what is
 * ahead. A further service that has not begun is one row.
 */
export function orderTimeline(order: TimelineOrder): TimelineRow[] {
  const told = toldOfOrder(order).map((happening): TimelineRow => {
    const title = titleOf(happening.stage)
    const step = { key: happening.id, title, happening, action: null, hint: null }
    return {
      key: happening.id,
      actor: happening.stage === 'refund_requested' ? 'You' : 'We',
      service: order.services[0] ?? 'llc',
      title,
      step: { ...step, state: 'done' },
      later: null,
    }
  })
  const rows = withoutRepeats([
    ...told,
    ...orderProgress(order).flatMap(({ service, steps }) => rowsOf(order, service, steps)),
  ])
  const past = rows.filter(isPast).sort((a, b) => timeOf(a).localeCompare(timeOf(b)))
  const isAhead = ({ step }: TimelineRow) => step.state === 'ahead'
  return [...past, ...rows.filter((row) => !isPast(row) && !isAhead(row)), ...rows.filter(isAhead)]
}
