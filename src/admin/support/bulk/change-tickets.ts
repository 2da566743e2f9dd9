'use server'

import { guardedRuns } from '@/src/admin/kit/list/bulk/guarded-runs'
import { ticketStaff } from '@/src/services/support/desk/change-ticket'

import { ticketsList } from '../inbox/tickets-list'
import { ticketRuns } from './ticket-runs'

export const { assignees, preview, apply, progress, undo } = guardedRuns({
  list: ticketsList,
  action: 'changeTicket',
  runs: ticketRuns,
  staff: ticketStaff,
})
