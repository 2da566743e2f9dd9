import type { StoryEntry } from '@/src/domain/orders/happening'

/** How long we have, from paid and complete to submitted. */
const FILING_MS = 24 * 3_600_000

/** Why the clock stands still. There is one reason. */
export const PAUSE_REASONS = { waiting_for_customer: 'Waiting for customer' } as const
type PauseReason = keyof typeof PAUSE_REASONS

/** ISO dates; without `until` the pause goes on. */
export type Pause = {
  readonly id?: string | null
  readonly from: string
  readonly until?: string | null
  readonly reason: PauseReason
}

/** The clock of a formation order, as it is stored. Before `startedAt` nothing runs. */
export type FilingClock = {
  readonly startedAt?: string | null
  readonly stoppedAt?: string | null
  readonly pauses?: readonly Pause[] | null
}

export type ClockState = 'idle' | 'running' | 'paused' | 'breached' | 'stopped'

/** What a clock shows. While it is paused its due date moves with the time. */
export type ClockFace = {
  readonly state: ClockState
  readonly dueAt: Date | null
  readonly stoppedAt: Date | null
  /** Submitted after the due date, or not yet and past it. */
  readonly isLate: boolean
}

const time = (iso: string) => new Date(iso).getTime()

const isOpen = ({ until }: Pause) => !until

/** When the filing has to be submitted: 24 hours of running time after the start. */
function dueTime(clock: FilingClock & { readonly startedAt: string }, now: number): number {
  const paused = (clock.pauses ?? []).reduce(
    (sum, { from, until }) => sum + Math.max(0, (until ? time(until) : now) - time(from)),
    0,
  )
  return time(clock.startedAt) + FILING_MS + paused
}

function stateOf(clock: FilingClock, isLate: boolean): ClockState {
  if (clock.stoppedAt) return 'stopped'
  if (isLate) return 'breached'
  return clock.pauses?.some(isOpen) ? 'paused' : 'running'
}

/** What the clock shows at a moment. */
export function filingClock(clock: FilingClock, now: Date): ClockFace {
  const { startedAt, stoppedAt } = clock
  if (!startedAt) return { state: 'idle', dueAt: null, stoppedAt: null, isLate: false }
  const end = stoppedAt ? time(stoppedAt) : now.getTime()
  const due = dueTime({ ...clock, startedAt }, end)
  const isLate = end > due
  return {
    state: stateOf(clock, isLate),
    dueAt: new Date(due),
    stoppedAt: stoppedAt ? new Date(stoppedAt) : null,
    isLate,
  }
}

/** The clock of an order that is paid and complete; one that runs already goes on. */
export function startClock(clock: FilingClock, at: string): FilingClock {
  return clock.startedAt ? clock : { ...clock, startedAt: at }
}

function pause(clock: FilingClock, at: string): FilingClock {
  if (filingClock(clock, new Date(at)).state !== 'running') return clock
  const pauses = [
    ...(clock.pauses ?? []),
    { from: at, until: null, reason: 'waiting_for_customer' as const },
  ]
  return { ...clock, pauses }
}

function resume(clock: FilingClock, at: string): FilingClock {
  if (!clock.pauses?.some(isOpen)) return clock
  const end = (one: Pause) => (time(at) < time(one.from) ? one.from : at)
  return {
    ...clock,
    pauses: clock.pauses.map((one) => (isOpen(one) ? { ...one, until: end(one) } : one)),
  }
}

const RESUMES: readonly StoryEntry['stage'][] = ['in_review', 'reviewed', 'answered']
/** What ends a promise without a filing. */
const CALLS_OFF: readonly StoryEntry['stage'][] = ['cancelled', 'refunded']
const STOPS: readonly StoryEntry['stage'][] = [
  'submitted',
  'approved',
  'delivered',
  'completed',
  ...CALLS_OFF,
]

type ClockEntry = StoryEntry & { readonly at: string }

const isOfFormation = ({ service }: StoryEntry) => !service || service === 'llc'

/** What was last decided on the formation. */
const decision = (story: readonly StoryEntry[]) =>
  story.filter(isOfFormation).findLast(({ stage }) => stage === 'rejected' || STOPS.includes(stage))
    ?.stage

/**
 * The formation is to be filed once more, after a rejection, a cancellation or a refund: the promise
 * holds for it as it did at first, so 24 new hours run. One that was missed stays missed.
 */
function startAgain(clock: FilingClock, at: string): FilingClock {
  if (filingClock(clock, new Date(at)).isLate) return clock
  return { ...clock, startedAt: at, stoppedAt: null, pauses: [] }
}

const stoppedAtTimeOf = ({ stoppedAt }: FilingClock, { at }: ClockEntry) =>
  Boolean(stoppedAt) && time(at) === time(stoppedAt ?? '')

const stoppedByRefund = (clock: FilingClock, before: readonly ClockEntry[]) =>
  before.some((one) => one.stage === 'refunded' && stoppedAtTimeOf(clock, one))

/** Whether what happens to a stopped clock starts it again: a mended filing, a reopened order, or money that came back. */
function startsAgain(
  clock: FilingClock,
  { stage }: ClockEntry,
  before: readonly ClockEntry[],
): boolean {
  if (stage === 'paid') return stoppedByRefund(clock, before)
  const decided = decision(before)
  if (decided === 'cancelled') return stage === 'reopened' || RESUMES.includes(stage)
  return decided === 'rejected' && RESUMES.includes(stage)
}

/**
 * The clock after something happened to its order: a question to the customer pauses it, their
 * answer lets it run again, and the filing, a refund or a cancellation stops it. A rejected filing
 * whose details are mended starts it again, and so do a reopened order and a refund that did not
 * arrive. What happens to another service leaves it alone.
 */
export function advanceClock(
  clock: FilingClock,
  entry: ClockEntry,
  before: readonly ClockEntry[] = [],
): FilingClock {
  const { stage, at } = entry
  if (!clock.startedAt || !isOfFormation(entry)) return clock
  if (clock.stoppedAt) return startsAgain(clock, entry, before) ? startAgain(clock, at) : clock
  if (stage === 'waiting_for_you') return pause(clock, at)
  if (RESUMES.includes(stage)) return resume(clock, at)
  return STOPS.includes(stage) ? { ...resume(clock, at), stoppedAt: at } : clock
}

/**
 * The clock of a timeline of which entries were taken out: without the one that stopped it, it has
 * been running all along.
 */
export function clockWithout(
  clock: FilingClock,
  timeline: readonly ClockEntry[],
  before: readonly ClockEntry[],
): FilingClock {
  const stoppedIn = (story: readonly ClockEntry[]) =>
    story.some(
      (one) => isOfFormation(one) && STOPS.includes(one.stage) && stoppedAtTimeOf(clock, one),
    )
  return stoppedIn(before) && !stoppedIn(timeline) ? { ...clock, stoppedAt: null } : clock
}

/** Whether a clock stands still because nothing is to be filed any more: it then promises nothing. */
export const isStoppedUnfiled = (clock: FilingClock, timeline: readonly ClockEntry[]): boolean =>
  Boolean(clock.stoppedAt) && CALLS_OFF.some((stage) => stage === decision(timeline))

export function clockAfter(
  clock: FilingClock,
  timeline: readonly ClockEntry[],
  from = 0,
): FilingClock {
  return timeline
    .slice(from)
    .reduce((now, entry, index) => advanceClock(now, entry, timeline.slice(0, from + index)), clock)
}

/** Whether a stored clock was stopped without a filing: after a refund it promises nothing. */
export const isCalledOff = ({ stoppedAt, dueAt }: FilingClock & { dueAt?: string | null }) =>
  Boolean(stoppedAt) && !dueAt

/** A clock for a page: its dates as ISO strings. */
export type ClockView = {
  readonly state: ClockState
  readonly dueAt: string | null
  readonly stoppedAt: string | null
  readonly isLate: boolean
}

export function clockView(clock: FilingClock, now: Date): ClockView {
  const face = filingClock(clock, now)
  return {
    ...face,
    dueAt: face.dueAt?.toISOString() ?? null,
    stoppedAt: face.stoppedAt?.toISOString() ?? null,
  }
}

/** What the customer reads of the clock; `words` writes a date as they read it. */
export function clockText(clock: ClockView, words: (at: string) => string): string {
  const { state, dueAt, stoppedAt, isLate } = clock
  if (state === 'idle' || !dueAt) return 'The 24-hour clock starts when we have your details'
  if (state === 'paused') return 'Paused: we need your details'
  if (stoppedAt && !isLate) return `Filed on ${words(stoppedAt)}, within 24 hours`
  if (isLate) return 'We missed our 24 hours, so we refund our fee'
  return `We file by ${words(dueAt)}`
}
