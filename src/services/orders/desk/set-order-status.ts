import type { PayloadRequest } from 'payload'

import { isAnnounced, type StatusInput } from '@/src/domain/orders/desk/status-change'
import { ORDER_STATUS_LABELS } from '@/src/domain/vocabulary/order-status'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Order } from '@/src/payload-types'
import { openOrder, writeOrder } from '@/src/services/orders/desk/open-order'
import { refuseStatus } from '@/src/services/orders/desk/refuse-status'
import { type Changed, undoable } from '@/src/services/orders/desk/undoable'

/**
 * Sets any status by hand and keeps the reason. What the customer is not mailed of can be undone.
 *
 * @throws AppError 404, or 409 where the status is no longer the one that was seen, or can’t be set
 */
export function setOrderStatus(
  outer: PayloadRequest,
  id: string,
  { from, to, reason }: StatusInput,
): Promise<Changed> {
  return inTransactionOf(outer, async (req) => {
    const order = await openOrder(req, id)
    const { status, statusReason, timeline, clock } = order
    if (status !== from) {
      const now = ORDER_STATUS_LABELS[status]
      throw new AppError('stale', `Someone set this order to ${now}. Nothing was changed.`, 409)
    }
    const message = `Order ${ORDER_STATUS_LABELS[to].toLowerCase()}`
    if (to === from) return { order, message, undo: null }
    refuseStatus(order, to)
    const entries = timeline?.length ?? 0
    const undo = isAnnounced(to)
      ? null
      : undoable(`Status set to ${ORDER_STATUS_LABELS[to]}`, {
          status,
          statusReason: statusReason ?? null,
          entries,
          clock: { ...clock },
        })
    req.context.timelineWritten = false
    const changed = await writeOrder(req, id, { status: to, statusReason: reason, undo })
    return { order: changed, message, undo: undo && { undo: undo.id } }
  })
}
