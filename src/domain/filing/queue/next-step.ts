import type { SentDetails } from '@/src/domain/filing/filing-stage'
import { type Place, placesOf, type QueuedOrder } from '@/src/domain/filing/queue/order-queue'
import type { StepStage } from '@/src/domain/orders/desk/step-input'
import { storyOf } from '@/src/domain/orders/happening'
import { milestonesOf } from '@/src/domain/orders/milestones'
import type { Stage, TrackedService } from '@/src/domain/vocabulary/order-status'

export type NextStep = { readonly service: TrackedService; readonly stage: StepStage }

/** What we do with a service that is at a place, the most urgent place first. */
const STEPS = [
  ['to_file', 'submitted'],
  ['to_deliver', 'delivered'],
  ['submitted', 'approved'],
] as const satisfies readonly (readonly [Place, StepStage])[]

/** After these a trademark needs no search any more. */
const PAST_SEARCH: readonly Stage[] = ['searched', 'submitted', 'approved']

/** Whether a service begins with a search that has not been done. */
const isToSearch = (order: QueuedOrder, service: TrackedService, stages: readonly Stage[]) =>
  stages.includes('searched') &&
  !storyOf(service, order.timeline ?? []).some(({ stage }) => PAST_SEARCH.includes(stage))

function stepOf(order: QueuedOrder, service: TrackedService, usual: StepStage): StepStage | null {
  const stages = milestonesOf(order, service).map(({ stage }) => stage)
  if (isToSearch(order, service, stages)) return 'searched'
  if (stages.includes(usual)) return usual
  return stages.includes('delivered') ? 'delivered' : null
}

/** What staff do next with an order: the step that its screen offers first. */
export function nextStep(order: QueuedOrder, sent: SentDetails): NextStep | null {
  if (order.paymentStatus !== 'paid' || order.status === 'cancelled') return null
  const places = [...placesOf(order, sent)]
  for (const [place, usual] of STEPS) {
    const service = places.find(([, one]) => one === place)?.[0]
    const stage = service && stepOf(order, service, usual)
    if (stage) return { service, stage }
  }
  return null
}
