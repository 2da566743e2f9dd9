import type { Payload, PayloadRequest } from 'payload'

import { isSameJson } from '@/src/domain/platform/canonical-json'
import { UNDO_MS, UNDO_OVER } from '@/src/domain/platform/undo-time'
import { type TicketChange, type TicketUndo, tagsIn } from '@/src/domain/support/ticket-change'
import { TICKET_STATUSES } from '@/src/domain/support/ticket-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransaction, transactional } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import { AppError, invalidInput } from '@/src/lib/errors'
import { findById, findRows } from '@/src/lib/find-one'
import type { Ticket } from '@/src/payload-types'
import { type Assignee, staffHolding } from '@/src/services/platform/staff-holding'
import { lockTicket, updateTicket } from '@/src/services/support/ticket-row'

export type ChangedTicket = { readonly message: string; readonly undo: TicketUndo | null }

/** The staff who may answer tickets, by name. */
export const ticketStaff = (req: PayloadRequest): Promise<readonly Assignee[]> =>
  staffHolding(req, 'manage_support')

/** @throws AppError 422 for anyone who can't answer tickets */
export async function requireTicketStaff(req: PayloadRequest, id: string): Promise<Assignee> {
  const found = (await ticketStaff(req)).find((one) => one.id === id)
  if (found) return found
  throw invalidInput({ assignee: 'Choose someone who can answer tickets' })
}

async function messageOf(req: PayloadRequest, change: TicketChange): Promise<string> {
  if (change.kind === 'status') return `Ticket ${TICKET_STATUSES[change.to].toLowerCase()}`
  if (change.kind === 'snooze') return change.until ? 'Snoozed' : 'Back in the queue'
  if (change.kind === 'tags') return 'Tags saved'
  if (change.kind === 'order') return change.order ? 'Linked to the order' : 'Link removed'
  if (!change.assignee) return 'The ticket is now unassigned'
  const { id, name } = await requireTicketStaff(req, change.assignee)
  return `The ticket is now assigned to ${id === req.user?.id ? 'you' : name}`
}

/** What a ticket has where the change would set something else. */
function beforeOf(ticket: Ticket, { kind }: TicketChange): TicketChange {
  if (kind === 'status') return { kind, to: ticket.status }
  if (kind === 'snooze') return { kind, until: ticket.snoozedUntil ?? null }
  if (kind === 'tags') return { kind, tags: tagsIn(ticket.tags) }
  return kind === 'order'
    ? { kind, order: idOf(ticket.order) }
    : { kind, assignee: idOf(ticket.assignee) }
}

function fieldsOf(change: TicketChange): Partial<Ticket> {
  if (change.kind === 'status') return { status: change.to }
  if (change.kind === 'snooze') return { snoozedUntil: change.until }
  if (change.kind === 'tags') return { tags: change.tags }
  return change.kind === 'order' ? { order: change.order } : { assignee: change.assignee }
}

/** The customer of an order reads its conversations: only the person's own order is linked. */
async function checkOrder(req: PayloadRequest, ticket: Ticket, change: TicketChange) {
  if (change.kind !== 'order' || !change.order) return
  const order = await findById(req, 'orders', change.order, {
    select: { user: true, email: true },
    overrideAccess: false,
  })
  const owner = idOf(ticket.user)
  const isTheirs = owner
    ? order && idOf(order.user) === owner
    : order && !idOf(order.user) && order.email === ticket.requesterEmail
  if (isTheirs) return
  throw invalidInput({ order: 'Choose an order of this customer' })
}

/** What is said once a change is made. @throws AppError 422 where it can't be */
async function checkChange(req: PayloadRequest, ticket: Ticket, change: TicketChange) {
  await checkOrder(req, ticket, change)
  return messageOf(req, change)
}

const write = (req: PayloadRequest, id: string, change: TicketChange): Promise<Ticket> =>
  updateTicket(req, id, fieldsOf(change))

/** Sets one thing of a ticket. @throws AppError 404, 409 for a merged one, or 422 */
export const changeTicket = transactional(
  async (req, id: string, change: TicketChange): Promise<ChangedTicket> => {
    const ticket = await lockTicket(req, id)
    const message = await checkChange(req, ticket, change)
    const was = beforeOf(ticket, change)
    if (isSameJson(was, change)) return { message, undo: null }
    const { updatedAt } = await write(req, id, change)
    return { message, undo: { seen: updatedAt, was } }
  },
)

/** Brings back the tickets whose time has come. */
export async function wakeTickets(payload: Payload, now = new Date()): Promise<void> {
  const docs = await findRows({ payload }, 'tickets', {
    where: { snoozedUntil: { less_than_equal: now.toISOString() } },
    select: {},
    limit: 500,
    overrideAccess: true, // the job has no user
  })
  const wake = (id: string) =>
    inTransaction(payload, async (req) => {
      const { snoozedUntil } = await lockTicket(req, id)
      const isDue = Boolean(snoozedUntil) && Date.parse(snoozedUntil ?? '') <= now.getTime()
      if (isDue) await updateTicket(req, id, { snoozedUntil: null })
      return isDue
    })
  const ids = docs.map(({ id }) => id)
  await eachAlone(ids, wake, { thing: 'ticket', failure: 'a snoozed ticket could not be woken' })
}

const late = (message: string) => new AppError('no_undo', `${message} Nothing was undone.`, 409)

/** Takes a change back within ten minutes, where nothing newer was written. @throws AppError 404, 409 or 422 */
export const undoTicketChange = transactional(
  async (req, id: string, { seen, was }: TicketUndo, now: number = Date.now()): Promise<Ticket> => {
    const ticket = await lockTicket(req, id)
    if (Date.parse(ticket.updatedAt) !== Date.parse(seen))
      throw late('Someone changed this ticket since.')
    if (now > Date.parse(seen) + UNDO_MS) throw new AppError('no_undo', UNDO_OVER, 409)
    await checkChange(req, ticket, was) // the browser says what was so before
    return write(req, id, was)
  },
)
