'use client'

import type { DefaultCellComponentProps } from 'payload'

import { RowStatus } from '@/src/admin/kit/status/RowStatus'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { TICKET_STATUS } from '@/src/domain/vocabulary/statuses'

/** A ticket's status in the list; holders of `manage_support` set it right there. */
export function TicketStatusCell(cell: DefaultCellComponentProps) {
  const nameOf = (id: string) => `ticket ${ticketReference(id)}`
  const shown = { cell, nameOf, noun: 'Ticket', statuses: TICKET_STATUS }
  return <RowStatus collection="tickets" {...shown} />
}
