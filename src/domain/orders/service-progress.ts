import {
  type OrderKind,
  type ServiceType,
  STAGES,
  type Stage,
} from '@/src/domain/vocabulary/order-status'

export type Milestone = { readonly stage: Stage; readonly title: string }

const START: readonly Milestone[] = [
  { stage: 'received', title: 'Order received' },
  { stage: 'paid', title: 'Payment received' },
  { stage: 'in_review', title: 'We check your details' },
]

/** The way that each service goes, in the words of whoever decides on it. */
const MILESTONES: Record<ServiceType, readonly Milestone[]> = {
  llc: [
    ...START,
    { stage: 'submitted', title: 'Filed with the state' },
    { stage: 'approved', title: 'Approved by the state' },
    { stage: 'delivered', title: 'Documents delivered' },
  ],
  ein: [
    ...START,
    { stage: 'submitted', title: 'Form SS-4 sent to the IRS' },
    { stage: 'approved', title: 'EIN assigned by the IRS' },
    { stage: 'delivered', title: 'EIN letter delivered' },
  ],
  itin: [
    ...START,
    { stage: 'submitted', title: 'Form W-7 sent to the IRS' },
    { stage: 'approved', title: 'ITIN assigned by the IRS' },
    { stage: 'delivered', title: 'ITIN letter delivered' },
  ],
  bookkeeping: [
    ...START,
    { stage: 'submitted', title: 'Your books are being set up' },
    { stage: 'delivered', title: 'First month delivered' },
  ],
  trademark: [
    ...START,
    { stage: 'submitted', title: 'Filed with the USPTO' },
    { stage: 'approved', title: 'Accepted by the USPTO' },
    { stage: 'delivered', title: 'Certificate delivered' },
  ],
}

/** The way of what is no service of its own: a paper, an address, one more period. */
const PLAIN_MILESTONES: Record<Exclude<OrderKind, 'purchase'>, readonly Milestone[]> = {
  extra: [
    { stage: 'received', title: 'Order received' },
    { stage: 'paid', title: 'Payment received' },
    { stage: 'in_review', title: 'We work on it' },
    { stage: 'delivered', title: 'Delivered' },
  ],
  renewal: [
    { stage: 'received', title: 'Invoice written' },
    { stage: 'paid', title: 'Payment received' },
  ],
}

/** The way that a service of an order goes; an extra that is no service has a shorter one. */
export function milestonesOf(
  kind: OrderKind,
  service: ServiceType,
  lines: readonly { readonly service?: ServiceType | null }[],
): readonly Milestone[] {
  if (kind === 'purchase' || lines.some((line) => line.service === service)) {
    return MILESTONES[service]
  }
  return PLAIN_MILESTONES[kind]
}

/** What an order's story tells: its stages, and what its customer asked for meanwhile. */
export type Told = Stage | 'refund_requested'

/** Something that happened; `at` is an ISO date. Without a service it holds for all of them. */
export type Happening = {
  readonly id: string
  readonly at: string
  readonly stage: Told
  readonly service: ServiceType | null
  readonly note: string | null
  readonly author: string | null
  readonly document: { readonly id: string; readonly name: string } | null
}

export type ProgressStep = {
  readonly key: string
  readonly title: string
  readonly state: 'done' | 'current' | 'ahead' | 'stopped'
  readonly happening: Happening | null
}

/** What an entry is called where it is no milestone of its service. */
export const titleOf = (told: Told): string =>
  told === 'refund_requested' ? 'You asked for a refund' : STAGES[told]

const STOPS: readonly Told[] = ['rejected', 'cancelled', 'refunded']

/** A request moves nothing: the service stands where it stood. */
const isStage = ({ stage }: Happening) => stage !== 'refund_requested'

const isOf = (service: ServiceType) => (one: Happening) =>
  one.service === null || one.service === service

function stateOf(stage: Told, isLast: boolean): ProgressStep['state'] {
  if (STOPS.includes(stage)) return 'stopped'
  return stage === 'waiting_for_you' && isLast ? 'current' : 'done'
}

/**
 * How far one service of an order is: what happened, in its order, then what is still ahead.
 *
 * A stage that was reached twice is shown twice. After a stop (rejected, cancelled, refunded)
 * nothing is ahead, until something happens again.
 */
export function serviceProgress(
  service: ServiceType,
  timeline: readonly Happening[],
  milestones: readonly Milestone[] = MILESTONES[service],
): ProgressStep[] {
  const past = timeline.filter(isOf(service))
  const latest = past.findLast(isStage)
  const steps = past.map((happening): ProgressStep => {
    const known = milestones.find((one) => one.stage === happening.stage)
    return {
      key: happening.id,
      title: known?.title ?? titleOf(happening.stage),
      state: stateOf(happening.stage, happening === latest),
      happening,
    }
  })
  const last = latest?.stage
  const isOver = last !== undefined && (STOPS.includes(last) || last === 'completed')
  const reached = milestones.findLastIndex((one) => past.some(({ stage }) => stage === one.stage))
  const ahead = isOver ? [] : milestones.slice(reached + 1)
  return [...steps, ...comingUp(ahead, last === 'waiting_for_you')]
}

/** The next milestone is the one being worked on, unless we wait for the customer. */
function comingUp(ahead: readonly Milestone[], waits: boolean): ProgressStep[] {
  return ahead.map(({ stage, title }, index) => ({
    key: stage,
    title,
    state: index === 0 && !waits ? 'current' : 'ahead',
    happening: null,
  }))
}

/**
 * What we wait for the customer to do, if anything: the last thing that happened to one of the
 * services says so. An entry without a service counts for `main`.
 */
export function waitsForCustomer(
  main: ServiceType,
  timeline: readonly Happening[],
): Happening | null {
  const latest = new Map(timeline.filter(isStage).map((one) => [one.service ?? main, one]))
  return [...latest.values()].find(({ stage }) => stage === 'waiting_for_you') ?? null
}
