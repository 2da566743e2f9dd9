import { clockAfter, startClock } from '@/src/domain/orders/filing-clock'
import type { Order } from '@/src/payload-types'
import { storedClock } from '@/src/services/orders/stored-clock'

type Timeline = NonNullable<Order['timeline']>

/** The 24 hours of a demonstration's formation, as its timeline would have moved them. */
export function demoClock(timeline: Timeline, startedAt: string | null | undefined) {
  if (!startedAt) return undefined
  return storedClock(clockAfter(startClock({}, startedAt), timeline))
}
