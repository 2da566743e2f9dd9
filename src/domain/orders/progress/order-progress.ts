import {
  type Happening,
  isLater,
  isRefunded,
  isStop,
  type StoryEntry,
  storyOf,
} from '@/src/domain/orders/happening'
import { milestonesOf } from '@/src/domain/orders/milestones'
import { orderTitle } from '@/src/domain/orders/my-order'
import {
  followsFormation,
  type HeldServices,
  trackedServices,
} from '@/src/domain/orders/order-services'
import type { PaymentState } from '@/src/domain/orders/payment-state'
import {
  type DetailsState,
  type ProgressStep,
  serviceProgress,
} from '@/src/domain/orders/progress/service-progress'
import {
  STAFF_STAGES,
  type StaffStage,
  type Stage,
  type TrackedService,
} from '@/src/domain/vocabulary/order-status'
import { serviceName } from '@/src/domain/vocabulary/service-names'

export type ProgressOrder = Omit<HeldServices, 'lines'> & {
  readonly lines?:
    | readonly { readonly service?: TrackedService | null; readonly label?: string }[]
    | null
  /** All that has stages, the order's own service first. */
  readonly services: readonly TrackedService[]
  readonly timeline: readonly Happening[]
  readonly payment: PaymentState
  readonly details: Partial<Record<TrackedService, DetailsState>>
}

export type ServiceSteps = {
  readonly service: TrackedService
  readonly steps: readonly ProgressStep[]
}

const isFormed = (timeline: readonly StoryEntry[]) =>
  storyOf('llc', timeline).some(({ stage }) => stage === 'approved' || stage === 'delivered')

/** What concerns the order and none of its services: told once, beside their ways. */
const ofOrder = ({ stage }: Happening) =>
  stage === 'refund_requested' || stage === 'partly_refunded'

/** What an order of several services tells apart from them; one alone has it in its own way. */
export const toldOfOrder = ({
  services,
  timeline,
}: Pick<ProgressOrder, 'services' | 'timeline'>) =>
  services.length > 1 ? timeline.filter(ofOrder) : []

export function orderProgress(order: ProgressOrder): ServiceSteps[] {
  const { services, payment, details } = order
  const apart = toldOfOrder(order)
  const timeline = order.timeline.filter((one) => !apart.includes(one))
  const company = isFormed(timeline) ? 'done' : 'awaited'
  return services.map((service) => ({
    service,
    steps: serviceProgress({
      service,
      milestones: milestonesOf(order, service),
      timeline,
      payment,
      details: details[service] ?? 'none',
      formation: followsFormation(service, services) ? company : null,
      isLater: isLater(order, service),
    }),
  }))
}

/** The step that a service is at: what waits for the customer, else what is with us. */
export function stepNow(steps: readonly ProgressStep[]): ProgressStep | null {
  return (
    steps.find(({ state }) => state === 'waiting') ??
    steps.find(({ state }) => state === 'current') ??
    steps.findLast(({ state }) => state === 'done' || state === 'stopped') ??
    null
  )
}

export type StageNow = Pick<ProgressStep, 'title' | 'state'> & { readonly service: string }

/** What a service of an order is called: an extra that is no service, by what was bought. */
function nameOf(order: ProgressOrder, service: TrackedService): string {
  const isSold = order.lines?.some((line) => line.service === service)
  return order.kind === 'purchase' || isSold ? serviceName(service, order) : orderTitle(order)
}

/** The stage that each service of an order is at, by the service's name. */
export function stagesNow(order: ProgressOrder): StageNow[] {
  return orderProgress(order).flatMap(({ service, steps }) => {
    const now = stepNow(steps)
    return now ? [{ service: nameOf(order, service), title: now.title, state: now.state }] : []
  })
}

type Finishable = HeldServices & { readonly timeline?: readonly StoryEntry[] | null }

/** Whether the last stage of every service has happened; a refunded one needs nothing more. */
export function isAllDelivered(order: Finishable): boolean {
  const ends = trackedServices(order).map((service) => {
    const story = storyOf(service, order.timeline ?? [])
    const final = milestonesOf(order, service).at(-1)?.stage
    const since = story.slice(story.findLastIndex(isStop) + 1)
    if (since.some(({ stage }) => stage === final)) return 'done'
    return isRefunded(service, order.timeline ?? []) ? 'refunded' : 'open'
  })
  return !ends.includes('open') && ends.includes('done')
}

/** What staff can tell of any service; the rest are its own milestones. */
const ANYTIME: readonly Stage[] = ['in_review', 'waiting_for_you', 'rejected']

export function staffStagesFor(order: HeldServices, service: TrackedService): StaffStage[] {
  const own = milestonesOf(order, service).map(({ stage }) => stage)
  return STAFF_STAGES.filter((stage) => ANYTIME.includes(stage) || own.includes(stage))
}
