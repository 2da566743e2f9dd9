'use client'

import type { DefaultCellComponentProps } from 'payload'

import { RowStatus } from '@/src/admin/kit/status/RowStatus'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { ORDER_STATUS } from '@/src/domain/vocabulary/statuses'

const nameOf = (id: string) => `order ${shortOrderId(id)}`

/** An order's status in the list; holders of `manage_orders` set it right there. */
export function OrderStatusCell(cell: DefaultCellComponentProps) {
  return (
    <RowStatus
      cell={cell}
      collection="orders"
      nameOf={nameOf}
      noun="Order"
      statuses={ORDER_STATUS}
    />
  )
}
