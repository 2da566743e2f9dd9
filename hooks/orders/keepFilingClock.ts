import type { CollectionBeforeChangeHook } from 'payload'

import { clockAfter } from '@/src/domain/orders/filing-clock'
import { isRefunded } from '@/src/domain/orders/happening'
import type { Order } from '@/src/payload-types'
import { storedClock } from '@/src/services/orders/stored-clock'

/**
 * Pauses, resumes and stops the clock of a formation by what was added to its timeline. One that a
 * refund stopped keeps no due date.
 */
export const keepFilingClock: CollectionBeforeChangeHook<Order> = ({
  data,
  originalDoc,
  operation,
}) => {
  if (operation !== 'update' || !originalDoc || !data.timeline) return data
  const clock = data.clock ?? originalDoc.clock
  if (!clock?.startedAt) return data
  const now = clockAfter(clock, data.timeline, originalDoc.timeline?.length ?? 0)
  if (now === clock) return data
  const kept = storedClock({ ...clock, ...now })
  const isOver = kept.stoppedAt && isRefunded('llc', data.timeline)
  return { ...data, clock: isOver ? { ...kept, dueAt: null } : kept }
}
