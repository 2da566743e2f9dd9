'use client'

import { useAuth } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { StatusSelect } from '@/src/admin/kit/status/StatusSelect'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { asTicketStatus } from '@/src/domain/support/ticket-status'
import { TICKET_STATUS } from '@/src/domain/vocabulary/statuses'

/** A ticket's status in the list; holders of `manage_support` set it right there. */
export function TicketStatusCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { permissions } = useAuth()
  const status = asTicketStatus(cellData)
  if (!status || !rowData?.id) return null
  const id = String(rowData.id)
  return (
    <StatusSelect
      key={status}
      mayChange={Boolean(permissions?.collections?.tickets?.update)}
      name={`ticket ${ticketReference(id)}`}
      noun="Ticket"
      path={`/api/tickets/${id}`}
      status={status}
      statuses={TICKET_STATUS}
    />
  )
}
