import type { ClockView } from '@/src/domain/orders/filing-clock'
import type { OrderSummary } from '@/src/domain/orders/my-order'
import type { Paper } from '@/src/domain/orders/order-page'
import type { StageNow } from '@/src/domain/orders/order-progress'
import { readParts } from '@/src/lib/browser/request'

/** What the tracker shows: of each service the stage that it is at. */
export type Tracking = {
  readonly order: OrderSummary
  readonly clock: ClockView | null
  readonly stages: readonly StageNow[]
  readonly papers: readonly Paper[]
}

export const TRACKED = readParts<Tracking>('order', 'clock', 'stages', 'papers')
