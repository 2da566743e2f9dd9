import { changeRuns } from '@/src/admin/kit/list/bulk/change-runs'
import { bulkChange } from '@/src/domain/orders/desk/status-change'
import { idOf } from '@/src/domain/vocabulary/relation'
import { nameOfAssignee } from '@/src/services/orders/desk/order-changes'
import { orderRun, undoOrderRun } from '@/src/services/orders/desk/run-orders'

import { ordersList } from '../list/orders-list'

export const orderRuns = changeRuns({
  list: ordersList,
  input: bulkChange,
  check: async (req, change) =>
    change.kind === 'assign' && change.assignee && nameOfAssignee(req, change.assignee),
  isSame: (row, change) =>
    change.kind === 'status' ? row.status === change.to : idOf(row.assignee) === change.assignee,
  changeRow: orderRun,
  undoRow: undoOrderRun,
})
