'use client'

import { useAuth } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { ORDER_STATUSES, shortOrderId } from '@/src/domain/vocabulary/order-status'

import { StatusSelect } from './StatusSelect'

/** An order's status in the list; holders of `manage_orders` set it right there. */
export function OrderStatusCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { permissions } = useAuth()
  const status = ORDER_STATUSES.find((one) => one === cellData)
  if (!status || !rowData?.id) return null
  const id = String(rowData.id)
  return (
    <StatusSelect
      id={id}
      key={status}
      mayManage={Boolean(permissions?.collections?.orders?.update)}
      name={`order ${shortOrderId(id)}`}
      status={status}
    />
  )
}
