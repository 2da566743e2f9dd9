import type { Endpoint } from 'payload'

import { rowDeeds } from '@/endpoints/platform/deeds'
import {
  ticketAssignInput,
  ticketStatusInput,
  ticketUndo,
} from '@/src/domain/support/ticket-change'
import { changeTicket, undoTicketChange } from '@/src/services/support/desk/change-ticket'

const change = rowDeeds('ticket', 'changeTicket')

/** Status and assignee by hand, and taking back either. */
export const changeTicketEndpoints: Endpoint[] = [
  change('/tickets/:id/status', ticketStatusInput, (req, id, { status }) =>
    changeTicket(req, id, { kind: 'status', to: status }),
  ),
  change('/tickets/:id/assign', ticketAssignInput, (req, id, { assignee }) =>
    changeTicket(req, id, { kind: 'assign', assignee }),
  ),
  change('/tickets/:id/undo', ticketUndo, async (req, id, undo) => {
    await undoTicketChange(req, id, undo)
    return { message: 'Undone' }
  }),
]
