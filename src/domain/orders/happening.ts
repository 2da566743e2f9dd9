import {
  type OrderKind,
  STAGES,
  type Stage,
  type TrackedService,
} from '@/src/domain/vocabulary/order-status'

/** What an order's story tells: its stages, and what its customer asked for meanwhile. */
export type Told = Stage | 'refund_requested'

/** What of an entry decides where its service stands. Without a service it holds for all of them. */
export type StoryEntry = { readonly stage: Told; readonly service?: TrackedService | null }

/** Something that happened; `at` is an ISO date. */
export type Happening = StoryEntry & {
  readonly id: string
  readonly at: string
  readonly service: TrackedService | null
  readonly note: string | null
  readonly author: string | null
  readonly document: { readonly id: string; readonly name: string } | null
}

/** What an entry is called where it is no milestone of its service. */
export const titleOf = (told: Told): string =>
  told === 'refund_requested' ? 'You asked for a refund' : STAGES[told]

/** After these nothing is ahead, until something happens again. */
const STOPS: readonly Told[] = ['rejected', 'cancelled', 'refunded']

/** What happens to the order, and so to each of its services. */
const SHARED: readonly Told[] = [
  'received',
  'paid',
  'completed',
  'cancelled',
  'reopened',
  'refund_requested',
  'partly_refunded',
]

/** What moves no service: each stands where it stood. */
const STILL: readonly Told[] = ['refund_requested', 'partly_refunded']

/** What answers no question of ours. */
const NO_ANSWER: readonly Told[] = [...STILL, 'received', 'paid']

export const isStop = ({ stage }: StoryEntry): boolean => STOPS.includes(stage)
export const movesService = ({ stage }: StoryEntry): boolean => !STILL.includes(stage)
export const goesOn = ({ stage }: StoryEntry): boolean => !NO_ANSWER.includes(stage)

/** The state's approval names the registered agent: that is the agent's appointment. */
const isAppointment = ({ stage, service }: StoryEntry) => stage === 'approved' && service === 'llc'

export function storyOf<Entry extends StoryEntry>(
  service: TrackedService,
  timeline: readonly Entry[],
): Entry[] {
  return timeline.flatMap((one) => {
    if (!one.service || one.service === service || SHARED.includes(one.stage)) return [one]
    const isAgent = service === 'registered_agent' && isAppointment(one)
    return isAgent ? [{ ...one, stage: 'appointed' as const }] : []
  })
}

/** Whether a service ended with its refund, and nothing was done for it since. */
export const isRefunded = (service: TrackedService, timeline: readonly StoryEntry[]): boolean =>
  storyOf(service, timeline).findLast(movesService)?.stage === 'refunded'

/**
 * What we wait for the customer to do, if anything: the last thing that happened to one of the
 * services says so. An entry without a service counts for `main`.
 */
export const waitsForCustomer = <Entry extends StoryEntry>(
  main: TrackedService,
  timeline: readonly Entry[],
): Entry | null => openRequests(main, timeline)[0] ?? null

/** The last thing that happened to each service; an entry without one counts for `main`. */
const latestOf = <Entry extends StoryEntry>(main: TrackedService, timeline: readonly Entry[]) => [
  ...new Map(timeline.filter(goesOn).map((one) => [one.service ?? main, one])).values(),
]

/** All that we wait for: of each service the last thing that happened, where it says so. */
export const openRequests = <Entry extends StoryEntry>(
  main: TrackedService,
  timeline: readonly Entry[],
): Entry[] => latestOf(main, timeline).filter(({ stage }) => stage === 'waiting_for_you')

/** The rejections that nothing has followed, one for each service at most. */
export const openRejections = <Entry extends StoryEntry>(
  main: TrackedService,
  timeline: readonly Entry[],
): Entry[] => latestOf(main, timeline).filter(({ stage }) => stage === 'rejected')

type Bought = {
  readonly kind: OrderKind
  readonly timeline?: readonly StoryEntry[] | null
}

/**
 * Whether an annual report that was bought with the formation is not to be filed yet: it opens
 * before its due day. One that was bought at its deadline is open from the start.
 */
export const isLater = ({ kind, timeline }: Bought, service: TrackedService): boolean =>
  service === 'annual_report' &&
  kind === 'purchase' &&
  !storyOf(service, timeline ?? []).some(
    (entry) => entry.service === service && entry.stage !== 'paid' && entry.stage !== 'received',
  )
