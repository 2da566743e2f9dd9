import type { StepStage } from '@/src/domain/orders/desk/step-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { OrderStatus, TrackedService } from '@/src/domain/vocabulary/order-status'

/** The step that an order's screen offers, and where staff go on from there. */
export type Step = {
  readonly grant: Grant<'addTimelineEntry'>
  readonly orderId: string
  readonly stage: StepStage
  readonly service: TrackedService
  /** What the service is called, where the order holds several. */
  readonly serviceName: string | null
  readonly status: OrderStatus
  /** How many entries the timeline has. */
  readonly seen: number
  /** The queue to go on in, and where the order stands there. */
  readonly from: string | null
  readonly place: string | null
}
