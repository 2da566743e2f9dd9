'use client'

import { useAuth } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { StatusSelect } from '@/src/admin/kit/status/StatusSelect'
import { ORDER_STATUSES, shortOrderId } from '@/src/domain/vocabulary/order-status'
import { ORDER_STATUS } from '@/src/domain/vocabulary/statuses'

/** An order's status in the list; holders of `manage_orders` set it right there. */
export function OrderStatusCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { permissions } = useAuth()
  const status = ORDER_STATUSES.find((one) => one === cellData)
  if (!status || !rowData?.id) return null
  const id = String(rowData.id)
  return (
    <StatusSelect
      key={status}
      mayChange={Boolean(permissions?.collections?.orders?.update)}
      name={`order ${shortOrderId(id)}`}
      noun="Order"
      path={`/api/orders/${id}`}
      status={status}
      statuses={ORDER_STATUS}
    />
  )
}
