import { can } from '@/src/access/actions'
import { bulkChange } from '@/src/domain/orders/desk/bulk-change'
import { AppError } from '@/src/lib/errors'
import { assignOrder } from '@/src/services/orders/desk/assign-order'
import { openOrder } from '@/src/services/orders/desk/open-order'
import { setOrderStatus } from '@/src/services/orders/desk/set-order-status'
import type { ChangeRow } from '@/src/services/platform/run-list'

/** Changes one order of many. */
export const orderRun: ChangeRow = async (req, id, input) => {
  if (!(await can(req, 'changeOrder'))) {
    throw new AppError('forbidden', 'You can no longer manage orders.', 403)
  }
  const change = bulkChange.parse(input)
  if (change.kind === 'assign') {
    await assignOrder(req, id, change.assignee)
    return
  }
  const { status } = await openOrder(req, id)
  await setOrderStatus(req, id, { from: status, to: change.to, reason: change.reason })
}
