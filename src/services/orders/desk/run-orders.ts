import { z } from 'zod'

import { can } from '@/src/access/actions'
import { bulkChange } from '@/src/domain/orders/desk/status-change'
import { AppError } from '@/src/lib/errors'
import { openOrder } from '@/src/services/orders/change-order'
import {
  assignOrder,
  setOrderStatus,
  undoOrderChange,
} from '@/src/services/orders/desk/order-changes'
import type { ChangeRow } from '@/src/services/platform/run-list'

const FORBIDDEN = new AppError('forbidden', 'You can no longer manage orders.', 403)

export const orderRun: ChangeRow = async (req, id, input) => {
  if (!(await can(req, 'changeOrder'))) throw FORBIDDEN
  const change = bulkChange.parse(input)
  if (change.kind === 'assign') {
    const { undo } = await assignOrder(req, id, change.assignee)
    return undo
  }
  const { status } = await openOrder(req, id)
  const set = { from: status, to: change.to, reason: change.reason }
  const { undo } = await setOrderStatus(req, id, set)
  return undo
}

const undos = z.record(z.string(), z.object({ undo: z.string() }))

/** Takes back the change of one order of many. */
export const undoOrderRun: ChangeRow = async (req, id, input) => {
  if (!(await can(req, 'changeOrder'))) throw FORBIDDEN
  const undo = undos.parse(input)[id]
  if (undo) await undoOrderChange(req, id, undo.undo)
}
