import type { CollectionBeforeChangeHook } from 'payload'

import { undoIn } from '@/src/domain/orders/desk/undo'
import type { Order } from '@/src/payload-types'

/** A change can be undone until the next one: what is written later must not be lost with it. */
export const forgetUndo: CollectionBeforeChangeHook<Order> = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return data
  const [before, now] = [undoIn(originalDoc?.undo), undoIn(data.undo)]
  return now && now.id !== before?.id ? data : { ...data, undo: null }
}
