'use client'

import { useAuth } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { StatusSelect } from '@/src/admin/kit/status/StatusSelect'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { ORDER_STATUS } from '@/src/domain/vocabulary/statuses'

const isStatus = (value: unknown): value is keyof typeof ORDER_STATUS =>
  typeof value === 'string' && Object.hasOwn(ORDER_STATUS, value)

/** An order's status in Payload's list; staff who may update orders set it right there. */
export function OrderStatusCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { permissions } = useAuth()
  if (!isStatus(cellData) || !rowData?.id) return null
  const id = String(rowData.id)
  return (
    <StatusSelect
      key={cellData}
      mayChange={Boolean(permissions?.collections?.orders?.update)}
      name={`order ${shortOrderId(id)}`}
      noun="Order"
      path={`/api/orders/${id}`}
      status={cellData}
      statuses={ORDER_STATUS}
    />
  )
}
