import { can } from '@/src/access/actions'
import { ticketChange } from '@/src/domain/support/ticket-change'
import { AppError } from '@/src/lib/errors'
import type { ChangeRow } from '@/src/services/platform/run-list'
import { changeTicket } from '@/src/services/support/desk/change-ticket'

/** Changes one ticket of many. */
export const ticketRun: ChangeRow = async (req, id, input) => {
  if (!(await can(req, 'changeTicket'))) {
    throw new AppError('forbidden', 'You can no longer manage tickets.', 403)
  }
  await changeTicket(req, id, ticketChange.parse(input))
}
