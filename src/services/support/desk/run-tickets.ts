import { z } from 'zod'

import { can } from '@/src/access/actions'
import { ticketChange, ticketUndo } from '@/src/domain/support/ticket-change'
import { AppError } from '@/src/lib/errors'
import type { ChangeRow } from '@/src/services/platform/run-list'
import { changeTicket, undoTicketChange } from '@/src/services/support/desk/change-ticket'

const FORBIDDEN = new AppError('forbidden', 'You can no longer manage tickets.', 403)

export const ticketRun: ChangeRow = async (req, id, input) => {
  if (!(await can(req, 'changeTicket'))) throw FORBIDDEN
  const { undo } = await changeTicket(req, id, ticketChange.parse(input))
  return undo
}

const undos = z.record(z.string(), ticketUndo)

/** Takes back the change of one ticket of many. */
export const undoTicketRun: ChangeRow = async (req, id, input) => {
  if (!(await can(req, 'changeTicket'))) throw FORBIDDEN
  const undo = undos.parse(input)[id]
  if (undo) await undoTicketChange(req, id, undo)
}
