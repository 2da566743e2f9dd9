import { type Column, eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { ticket_messages, tickets } from '@/src/database-schema'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, lockInTransaction, lockRow } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findById, rowById } from '@/src/lib/find-one'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { Ticket, TicketMessage } from '@/src/payload-types'

type NewTicketMessage = {
  readonly ticket: string
  readonly authorKind: 'customer' | 'staff' | 'system'
  readonly author: string | null
  readonly authorName: string
  readonly body: string
  readonly internal: boolean
  /** Ids of documents that were stored for this very message. */
  readonly attachments: readonly string[]
  /** Of `sentKeyOf`. */
  readonly sentKey?: string | null
  /** An ISO date: until then its customer does not see it. */
  readonly leavesAt?: string | null
}

/** Writes one message of a thread. The callers have made sure who it is. */
export async function writeTicketMessage(
  req: PayloadRequest,
  { attachments, authorName, ...message }: NewTicketMessage,
): Promise<TicketMessage> {
  return createRow(req, 'ticketMessages', {
    data: { ...message, authorName: authorName.slice(0, 120), attachments: [...attachments] },
    overrideAccess: true, // no one may write threads over HTTP
  })
}

/** The message that was stored under a key of `sentKeyOf`. Holds back others that are sent under it. */
export async function findSent(
  req: PayloadRequest,
  sentKey: string | null,
): Promise<TicketMessage | null> {
  if (!sentKey) return null
  await lockInTransaction(req, `sent:${sentKey}`)
  const db = await databaseOf(req)
  const [found] = await db
    .select({ id: ticket_messages.id })
    .from(ticket_messages)
    .where(eq(ticket_messages.sentKey, sentKey))
  if (!found) return null
  return rowById(req, 'ticketMessages', found.id, {
    overrideAccess: true, // the same person has just written it
  })
}

/**
 * Holds a ticket's row until the transaction ends, and reads it as it then is.
 * @throws AppError 404 `no_ticket`
 */
export async function lockTicket(req: PayloadRequest, id: string): Promise<Ticket> {
  await lockRow(req, tickets, id)
  return findTicket(req, id)
}

/** @throws AppError 404 `no_ticket` */
export async function findTicket(req: PayloadRequest, id: string): Promise<Ticket> {
  const found = await findById(req, 'tickets', id, {
    overrideAccess: true, // the callers have made sure that the person may act on it
  })
  if (!found) throw new AppError('no_ticket', 'This ticket does not exist.', 404)
  return found
}

/** Changes a ticket, for a caller that has made sure that the person may. */
export const updateTicket = (
  req: PayloadRequest,
  id: string,
  data: Partial<Ticket>,
): Promise<Ticket> =>
  updateRow(req, 'tickets', id, {
    data,
    overrideAccess: true, // as the caller made sure
  })

/** @throws AppError 409 `merged` for a ticket whose conversation goes on in another one */
export function assertNotMerged(ticket: Pick<Ticket, 'mergedInto'>): void {
  const merged = idOf(ticket.mergedInto)
  if (!merged) return
  const words = `This ticket was merged into ${ticketReference(merged)}. Answer there.`
  throw new AppError('merged', words, 409)
}

/**
 * Notes up to which moment a thread has been read: by its customer, or by one of the staff. Never
 * back in time, and never ahead of now. Written past Payload, for it changes nothing else.
 */
export async function markTicketRead(
  req: PayloadRequest,
  id: string,
  by: 'customer' | 'staff',
  upTo: Date,
): Promise<void> {
  const read = (column: Column) =>
    sql`greatest(${column}, least(now(), ${upTo.toISOString()}::timestamptz))`
  const db = await databaseOf(req)
  await db
    .update(tickets)
    .set(
      by === 'customer'
        ? { customerReadAt: read(tickets.customerReadAt) }
        : { staffReadAt: read(tickets.staffReadAt) },
    )
    .where(eq(tickets.id, id))
}
