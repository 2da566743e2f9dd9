import { changeRuns } from '@/src/admin/kit/list/bulk/change-runs'
import { ticketBulkChange } from '@/src/domain/support/ticket-change'
import { idOf } from '@/src/domain/vocabulary/relation'
import { requireTicketStaff } from '@/src/services/support/desk/change-ticket'
import { ticketRun, undoTicketRun } from '@/src/services/support/desk/run-tickets'

import { ticketsList } from '../inbox/tickets-list'

export const ticketRuns = changeRuns({
  list: ticketsList,
  input: ticketBulkChange,
  check: async (req, change) =>
    change.kind === 'assign' && change.assignee && requireTicketStaff(req, change.assignee),
  isSame: (row, change) =>
    change.kind === 'status' ? row.status === change.to : idOf(row.assignee) === change.assignee,
  changeRow: ticketRun,
  undoRow: undoTicketRun,
})
