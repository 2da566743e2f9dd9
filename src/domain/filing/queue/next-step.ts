import type { SentDetails } from '@/src/domain/filing/filing-stage'
import { type Place, placesOf, type QueuedOrder } from '@/src/domain/filing/queue/order-queue'
import type { StepStage } from '@/src/domain/orders/desk/step-input'
import { milestonesOf } from '@/src/domain/orders/milestones'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'

export type NextStep = { readonly service: TrackedService; readonly stage: StepStage }

/** What we do with a service that is at a place, the most urgent place first. */
const STEPS = [
  ['to_file', 'submitted'],
  ['to_deliver', 'delivered'],
  ['submitted', 'approved'],
] as const satisfies readonly (readonly [Place, StepStage])[]

/** What staff do next with an order: the step that its screen offers first. */
export function nextStep(order: QueuedOrder, sent: SentDetails): NextStep | null {
  if (order.paymentStatus !== 'paid' || order.status === 'cancelled') return null
  const places = [...placesOf(order, sent)]
  for (const [place, stage] of STEPS) {
    const service = places.find(([, one]) => one === place)?.[0]
    if (!service) continue
    const stages = milestonesOf(order.kind, service, order.lines ?? []).map((one) => one.stage)
    const fits = stages.includes(stage) ? stage : stages.includes('delivered') && 'delivered'
    if (fits) return { service, stage: fits }
  }
  return null
}
