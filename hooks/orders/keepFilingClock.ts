import type { CollectionBeforeChangeHook } from 'payload'

import { clockAfter } from '@/src/domain/orders/filing-clock'
import type { Order } from '@/src/payload-types'
import { storedClock } from '@/src/services/orders/stored-clock'

/** Pauses, resumes and stops the clock of a formation by what was added to its timeline. */
export const keepFilingClock: CollectionBeforeChangeHook<Order> = ({
  data,
  originalDoc,
  operation,
}) => {
  if (operation !== 'update' || !originalDoc || !data.timeline) return data
  const clock = data.clock ?? originalDoc.clock
  if (!clock?.startedAt) return data
  const now = clockAfter(clock, data.timeline, originalDoc.timeline?.length ?? 0)
  return now === clock ? data : { ...data, clock: storedClock({ ...clock, ...now }) }
}
