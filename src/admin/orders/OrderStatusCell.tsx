'use client'

import { useAuth } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { StatusSelect } from '@/src/admin/kit/status/StatusSelect'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import type { StatusTable } from '@/src/domain/vocabulary/status'
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

type RowStatusProps = {
  readonly cell: DefaultCellComponentProps
  readonly collection: 'orders' | 'tickets'
  readonly noun: string
  readonly statuses: StatusTable
  /** How one is called, from its id: `order F84CDA58`. */
  readonly nameOf: (id: string) => string
}

/** A record's status in its list. Staff who may update the record change it there. */
function RowStatus({ cell, collection, noun, statuses, nameOf }: RowStatusProps) {
  const { permissions } = useAuth()
  const { cellData, rowData } = cell
  const status = typeof cellData === 'string' && cellData in statuses ? cellData : null
  if (!status || !rowData?.id) return null
  const id = String(rowData.id)
  return (
    <StatusSelect
      key={status}
      mayChange={Boolean(permissions?.collections?.[collection]?.update)}
      name={nameOf(id)}
      noun={noun}
      path={`/api/${collection}/${id}`}
      status={status}
      statuses={statuses}
    />
  )
}
