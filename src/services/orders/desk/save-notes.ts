import type { PayloadRequest } from 'payload'

import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { openOrder, writeOrder } from '@/src/services/orders/desk/open-order'
import { type Changed, undoable } from '@/src/services/orders/desk/undoable'

/** Keeps staff's notes of an order. @throws AppError 404, or 409 where `was` is no longer so */
export function saveNotes(
  outer: PayloadRequest,
  id: string,
  { was, notes }: { readonly was: string; readonly notes: string },
): Promise<Changed> {
  return inTransactionOf(outer, async (req) => {
    const order = await openOrder(req, id)
    const before = order.notes ?? ''
    const message = 'Notes saved'
    if (before === notes) return { order, message, undo: null }
    if (before !== was) {
      const words = 'Someone changed these notes after you opened them. Your text is still here.'
      throw new AppError('stale', words, 409)
    }
    const undo = undoable('Notes changed', { notes: before })
    const changed = await writeOrder(req, id, { notes, undo })
    return { order: changed, message, undo: { undo: undo.id } }
  })
}
