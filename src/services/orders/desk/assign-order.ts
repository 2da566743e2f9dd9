import type { PayloadRequest } from 'payload'

import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { openOrder, writeOrder } from '@/src/services/orders/desk/open-order'
import { orderStaff } from '@/src/services/orders/desk/order-staff'
import { type Changed, undoable } from '@/src/services/orders/desk/undoable'

/** The name of a member of the staff. @throws AppError 422 for anybody who does not work on orders */
export async function nameOfAssignee(req: PayloadRequest, id: string): Promise<string> {
  const found = (await orderStaff(req)).find((one) => one.id === id)
  if (found) return found.name
  throw new AppError('invalid_input', 'Please check the form and try again.', 422, {
    assignee: 'Choose someone who can manage orders',
  })
}

/** Gives an order to a member of the staff, or with null to no one. @throws AppError 404 or 422 */
export function assignOrder(
  outer: PayloadRequest,
  id: string,
  assignee: string | null,
): Promise<Changed> {
  return inTransactionOf(outer, async (req) => {
    const order = await openOrder(req, id)
    const message = assignee ? `Assigned to ${await nameOfAssignee(req, assignee)}` : 'Unassigned'
    const before = idOf(order.assignee)
    if (before === assignee) return { order, message, undo: null }
    const undo = undoable(message, { assignee: before })
    const changed = await writeOrder(req, id, { assignee, undo })
    return { order: changed, message, undo: { undo: undo.id } }
  })
}
