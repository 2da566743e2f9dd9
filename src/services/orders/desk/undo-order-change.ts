import type { PayloadRequest } from 'payload'

import { undoIn, undoUntil } from '@/src/domain/orders/desk/undo'
import { UNDO_OVER } from '@/src/domain/platform/undo-time'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Order } from '@/src/payload-types'
import { openOrder, writeOrder } from '@/src/services/orders/desk/open-order'

const late = (message: string) => new AppError('no_undo', `${message} Nothing was undone.`, 409)

/**
 * Takes back the last change of an order, within ten minutes and where nothing newer was written.
 *
 * @throws AppError 404 or 409
 */
export function undoOrderChange(
  outer: PayloadRequest,
  id: string,
  change: string,
  now = Date.now(),
): Promise<Order> {
  return inTransactionOf(outer, async (req) => {
    const order = await openOrder(req, id)
    const undo = undoIn(order.undo)
    if (undo?.id !== change) throw late('Someone changed this order since.')
    if (now > undoUntil(undo)) throw new AppError('no_undo', UNDO_OVER, 409)
    const { entries, clock, ...fields } = undo.before
    req.context.timelineWritten = true // the story goes back to what it was
    return writeOrder(req, id, {
      ...fields,
      ...(entries === undefined ? {} : { timeline: (order.timeline ?? []).slice(0, entries) }),
      ...(clock ? { clock } : {}),
    })
  })
}
