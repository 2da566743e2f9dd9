'use client'

import { ChangeSelected } from '@/src/admin/kit/list/bulk/ChangeSelected'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { STATUS_CONSEQUENCES } from '@/src/domain/orders/desk/status-change'
import { ORDER_STATUS_LABELS, shortOrderId } from '@/src/domain/vocabulary/order-status'

import {
  applyChange,
  changeProgress,
  orderAssignees,
  previewChange,
  undoChange,
} from './change-orders'

const ORDERS = {
  noun: ['order', 'orders'],
  place: (id: string) => ({ href: adminHref('order', id), name: `#${shortOrderId(id)}` }),
  statuses: ORDER_STATUS_LABELS,
  offered: 'processing',
  consequences: STATUS_CONSEQUENCES,
  asksReason: true,
  assignees: orderAssignees,
  preview: previewChange,
  apply: applyChange,
  progress: changeProgress,
  undo: undoChange,
} as const

/** What can be done with the chosen orders. */
export const ChangeOrders = () => <ChangeSelected changing={ORDERS} />
