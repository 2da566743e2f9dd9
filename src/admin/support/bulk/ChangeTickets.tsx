'use client'

import { ChangeSelected } from '@/src/admin/kit/list/bulk/ChangeSelected'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { TICKET_STATUSES } from '@/src/domain/support/ticket-status'

import {
  applyChange,
  changeProgress,
  previewChange,
  ticketAssignees,
  undoChange,
} from './change-tickets'

const TICKETS = {
  noun: ['ticket', 'tickets'],
  place: (id: string) => ({ href: adminHref('ticket', id), name: ticketReference(id) }),
  statuses: TICKET_STATUSES,
  offered: 'closed',
  assignees: ticketAssignees,
  preview: previewChange,
  apply: applyChange,
  progress: changeProgress,
  undo: undoChange,
} as const

/** What can be done with the chosen tickets. */
export const ChangeTickets = () => <ChangeSelected changing={TICKETS} />
