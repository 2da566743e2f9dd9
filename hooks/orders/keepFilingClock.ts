import type { CollectionBeforeChangeHook } from 'payload'

import { clockAfter, clockWithout, isStoppedUnfiled } from '@/src/domain/orders/filing-clock'
import type { Order } from '@/src/payload-types'
import { storedClock } from '@/src/services/orders/stored-clock'

/**
 * Pauses, resumes and stops the clock of a formation by what was added to its timeline, or taken out
 * of it. One that stopped without a filing keeps no due date.
 */
export const keepFilingClock: CollectionBeforeChangeHook<Order> = ({
  data,
  originalDoc,
  operation,
}) => {
  if (operation !== 'update' || !originalDoc || !data.timeline) return data
  const clock = data.clock ?? originalDoc.clock
  if (!clock?.startedAt) return data
  const before = originalDoc.timeline ?? []
  const held = clockWithout(clock, data.timeline, before)
  const now = clockAfter(held, data.timeline, before.length)
  if (now === clock) return data
  const kept = storedClock({ ...clock, ...now })
  const isOver = isStoppedUnfiled(kept, data.timeline)
  return { ...data, clock: isOver ? { ...kept, dueAt: null } : kept }
}
