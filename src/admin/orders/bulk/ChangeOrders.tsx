'use client'

import { changesOf } from '@/src/admin/kit/list/bulk/ChangeDialog'
import { ChangeSelected } from '@/src/admin/kit/list/bulk/ChangeSelected'
import { LastChange } from '@/src/admin/kit/list/bulk/LastChange'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { STATUS_CONSEQUENCES } from '@/src/domain/orders/desk/status-change'
import { ORDER_STATUS_LABELS, shortOrderId } from '@/src/domain/vocabulary/order-status'
import type { LastRun } from '@/src/queries/platform/last-run'

const ORDERS = {
  noun: ['order', 'orders'],
  place: (id: string) => ({ href: adminHref('order', id), name: `#${shortOrderId(id)}` }),
  statuses: ORDER_STATUS_LABELS,
  offered: 'processing',
  consequences: STATUS_CONSEQUENCES,
  asksReason: true,
  ...changesOf('orders'),
} as const

export const ChangeOrders = () => <ChangeSelected changing={ORDERS} />

export const LastOrders = ({ last }: { last: LastRun | null }) => (
  <LastChange changing={ORDERS} last={last} />
)
