import type { PayloadRequest } from 'payload'

import { UNDO_MS, UNDO_OVER } from '@/src/domain/platform/undo-time'
import type { TicketChange, TicketUndo } from '@/src/domain/support/ticket-change'
import { TICKET_STATUSES } from '@/src/domain/support/ticket-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Ticket } from '@/src/payload-types'
import { type Assignee, staffHolding } from '@/src/services/platform/staff-holding'
import { lockTicket, updateTicket } from '@/src/services/support/lock-ticket'

export type ChangedTicket = { readonly message: string; readonly undo: TicketUndo | null }

/** The staff who may answer tickets, by name. */
export const ticketStaff = (req: PayloadRequest): Promise<readonly Assignee[]> =>
  staffHolding(req, 'manage_support')

/** @throws AppError 422 for anybody who does not answer tickets */
export async function requireTicketStaff(req: PayloadRequest, id: string): Promise<Assignee> {
  const found = (await ticketStaff(req)).find((one) => one.id === id)
  if (found) return found
  throw new AppError('invalid_input', 'Please check the form and try again.', 422, {
    assignee: 'Choose someone who can answer tickets',
  })
}

async function messageOf(req: PayloadRequest, change: TicketChange): Promise<string> {
  if (change.kind === 'status') return `Ticket ${TICKET_STATUSES[change.to].toLowerCase()}`
  if (!change.assignee) return 'The ticket is now unassigned'
  const { id, name } = await requireTicketStaff(req, change.assignee)
  return `The ticket is now assigned to ${id === req.user?.id ? 'you' : name}`
}

/** What a ticket has where the change would set something else. */
const beforeOf = ({ status, assignee }: Ticket, { kind }: TicketChange): TicketChange =>
  kind === 'status' ? { kind, to: status } : { kind, assignee: idOf(assignee) }

const fieldsOf = (change: TicketChange): Partial<Ticket> =>
  change.kind === 'status' ? { status: change.to } : { assignee: change.assignee }

const write = (req: PayloadRequest, id: string, change: TicketChange): Promise<Ticket> =>
  updateTicket(req, id, fieldsOf(change))

const isSame = (one: TicketChange, other: TicketChange) =>
  one.kind === 'status'
    ? other.kind === 'status' && one.to === other.to
    : other.kind === 'assign' && one.assignee === other.assignee

/** Sets a ticket's status, or who sees to it. @throws AppError 404, 409 for a merged one, or 422 */
export function changeTicket(
  outer: PayloadRequest,
  id: string,
  change: TicketChange,
): Promise<ChangedTicket> {
  return inTransactionOf(outer, async (req) => {
    const ticket = await lockTicket(req, id)
    const message = await messageOf(req, change)
    const was = beforeOf(ticket, change)
    if (isSame(was, change)) return { message, undo: null }
    const { updatedAt } = await write(req, id, change)
    return { message, undo: { seen: updatedAt, was } }
  })
}

const late = (message: string) => new AppError('no_undo', `${message} Nothing was undone.`, 409)

/** Takes a change back within ten minutes, where nothing newer was written. @throws AppError 404 or 409 */
export function undoTicketChange(
  outer: PayloadRequest,
  id: string,
  { seen, was }: TicketUndo,
  now = Date.now(),
): Promise<Ticket> {
  return inTransactionOf(outer, async (req) => {
    const { updatedAt } = await lockTicket(req, id)
    if (Date.parse(updatedAt) !== Date.parse(seen)) throw late('Someone changed this ticket since.')
    if (now > Date.parse(seen) + UNDO_MS) throw new AppError('no_undo', UNDO_OVER, 409)
    return write(req, id, was)
  })
}
