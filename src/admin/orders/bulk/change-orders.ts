'use server'

import { guardedRuns } from '@/src/admin/kit/list/bulk/guarded-runs'
import { orderStaff } from '@/src/services/orders/desk/order-staff'

import { ordersList } from '../list/orders-list'
import { orderRuns } from './order-runs'

export const { assignees, preview, apply, progress, undo } = guardedRuns({
  list: ordersList,
  action: 'changeOrder',
  runs: orderRuns,
  staff: orderStaff,
})
