'use client'

import { useAuth } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { ticketReference } from '@/src/domain/support/ticket-reference'
import { asTicketStatus } from '@/src/domain/support/ticket-status'

import { TicketStatusSelect } from './TicketStatusSelect'

/** A ticket's status in the list; holders of `manage_support` set it right there. */
export function TicketStatusCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { permissions } = useAuth()
  const status = asTicketStatus(cellData)
  if (!status || !rowData?.id) return null
  const id = String(rowData.id)
  return (
    <TicketStatusSelect
      id={id}
      key={status}
      mayManage={Boolean(permissions?.collections?.tickets?.update)}
      name={`ticket ${ticketReference(id)}`}
      status={status}
    />
  )
}
