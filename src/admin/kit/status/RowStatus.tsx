'use client'

import { useAuth } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import type { StatusTable } from '@/src/domain/vocabulary/status'

import { StatusSelect } from './StatusSelect'

type RowStatusProps = {
  readonly cell: DefaultCellComponentProps
  readonly collection: 'orders' | 'tickets'
  readonly noun: string
  readonly statuses: StatusTable
  /** How one is called, from its id: `order F84CDA58`. */
  readonly nameOf: (id: string) => string
}

/** A record's status in its list. Staff who may update the record change it there. */
export function RowStatus({ cell, collection, noun, statuses, nameOf }: RowStatusProps) {
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
