import { detailsStates, type FilingOrder, type SentDetails } from '@/src/domain/filing/filing-stage'
import type { FilingClock } from '@/src/domain/orders/filing-clock'
import {
  goesOn,
  isLater,
  isRefunded,
  isStop,
  type StoryEntry,
  storyOf,
  type Told,
} from '@/src/domain/orders/happening'
import { milestonesOf } from '@/src/domain/orders/milestones'
import { followsFormation, trackedServices } from '@/src/domain/orders/order-services'
import type { Stage, TrackedService } from '@/src/domain/vocabulary/order-status'
import { good, neutral, type StatusTable, warning } from '@/src/domain/vocabulary/status'

/** Where an order is in our work; `closed` is cancelled or refunded. */
export const ORDER_QUEUE = {
  unpaid: neutral('Not paid'),
  to_file: good('Ready to file'),
  waiting: neutral('Waiting for customer'),
  submitted: neutral('Submitted'),
  to_deliver: warning('To deliver'),
  delivered: good('Delivered'),
  closed: neutral('Closed'),
} as const satisfies StatusTable
export type OrderQueue = keyof typeof ORDER_QUEUE

type QueuedEntry = {
  readonly stage: Stage
  readonly service?: TrackedService | null
  readonly at: string
}

/** What of an order decides where it is. Moments are ISO dates. */
export type QueuedOrder = Omit<FilingOrder, 'timeline'> & {
  readonly timeline?: readonly QueuedEntry[] | null
  readonly clock?: (FilingClock & { readonly dueAt?: string | null }) | null
  readonly paidAt?: string | null
  readonly createdAt: string
}

/** What we wait for, or do, with one service; `held` until the state has formed the company. */
export type Place = 'to_file' | 'waiting' | 'submitted' | 'to_deliver' | 'held' | 'done'

const SENT: readonly Told[] = ['submitted', 'examined', 'published']
const ENDS: readonly Told[] = ['delivered', 'completed']

/** What happened to a service since it was last rejected, cancelled or refunded. */
const sinceStop = <Entry extends StoryEntry>(story: readonly Entry[]): readonly Entry[] =>
  story.slice(story.findLastIndex(isStop) + 1)

const has = (story: readonly StoryEntry[], stages: readonly Told[]) =>
  story.some(({ stage }) => stages.includes(stage))

/** Whether the last rejection is of what was filed; one that is noted before it is filed again is not. */
function isOfFiling(story: readonly StoryEntry[]): boolean {
  const moves = story.filter(goesOn)
  const end = moves.findLastIndex(({ stage }) => stage !== 'rejected') + 1
  return has(sinceStop(moves.slice(0, end)), SENT)
}

function placeOf(order: QueuedOrder, service: TrackedService, lacks: boolean): Place {
  const timeline = order.timeline ?? []
  const story = storyOf(service, timeline)
  const since = sinceStop(story)
  const stages = milestonesOf(order, service).map(({ stage }) => stage)
  const final = stages.at(-1)
  if (isRefunded(service, timeline)) return 'done'
  if (has(since, final ? [final, ...ENDS] : ENDS)) return 'done'
  if (has(since, ['approved'])) return 'to_deliver'
  const last = story.findLast(goesOn)?.stage
  const formed = has(storyOf('llc', timeline), ['approved', 'delivered'])
  if (followsFormation(service, trackedServices(order)) && !formed) return 'held'
  if (last === 'waiting_for_you') return 'waiting'
  if (last === 'rejected' && isOfFiling(story)) return 'waiting'
  if (isLater(order, service)) return 'held'
  if (lacks) return 'waiting'
  if (has(since, SENT)) return 'submitted'
  return stages.includes('submitted') ? 'to_file' : 'to_deliver'
}

export function placesOf(order: QueuedOrder, sent: SentDetails): Map<TrackedService, Place> {
  const details = detailsStates(order, sent)
  const services = trackedServices(order)
  return new Map(
    services.map((one) => [one, placeOf(order, one, details[one] === 'missing')] as const),
  )
}

/** What we can do goes first, then what waits for the customer, then what others decide on. */
const BY_URGENCY = ['to_file', 'to_deliver', 'waiting', 'submitted'] as const

function queueOf(order: QueuedOrder, places: ReadonlyMap<TrackedService, Place>): OrderQueue {
  const { status, paymentStatus } = order
  if (status === 'cancelled' || paymentStatus === 'refunded') return 'closed'
  if (status === 'completed') return 'delivered'
  if (paymentStatus !== 'paid') return 'unpaid'
  const all = [...places.values()]
  const first = BY_URGENCY.find((one) => all.includes(one))
  return first ?? (all.includes('held') ? 'submitted' : 'delivered')
}

const YEAR_MS = 365 * 86_400_000

/** What has no promise stands behind all that has one, itself in the order in which it came. */
const behind = (since: string) => new Date(Date.parse(since) + YEAR_MS).toISOString()

/** Where an order is stored to be: its most urgent queue, and which of the others hold it too. */
type Queued = {
  readonly queue: OrderQueue
  readonly queueAt: string
  readonly inToDeliver: boolean
  readonly inWaiting: boolean
  readonly inSubmitted: boolean
}

/**
 * The queues of an order: each in which one of its services is. `queue` is the most urgent one, and
 * `queueAt` the moment by which it is sorted: an order to file by the end of its promise, any other
 * by when it came to where it is.
 */
export function orderQueue(order: QueuedOrder, sent: SentDetails): Queued {
  const places = placesOf(order, sent)
  const queue = queueOf(order, places)
  const isOpen = BY_URGENCY.some((one) => one === queue)
  const holds = (one: Place) => queue === one || (isOpen && [...places.values()].includes(one))
  const at = { queue, queueAt: queueAtOf(order, queue, places) }
  return {
    ...at,
    inToDeliver: holds('to_deliver'),
    inWaiting: holds('waiting'),
    inSubmitted: holds('submitted'),
  }
}

function queueAtOf(
  order: QueuedOrder,
  queue: OrderQueue,
  places: ReadonlyMap<TrackedService, Place>,
): string {
  const since = order.timeline?.findLast(goesOn)?.at ?? order.paidAt ?? order.createdAt
  if (queue !== 'to_file') return since
  const { clock } = order
  const isPromised = places.get('llc') === 'to_file' && clock?.dueAt && !clock.stoppedAt
  return isPromised ? clock.dueAt : behind(since)
}
