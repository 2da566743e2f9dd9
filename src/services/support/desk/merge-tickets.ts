import { and, eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { documents, ticket_messages, tickets } from '@/src/database-schema'
import { mergeRefusal } from '@/src/domain/support/merge-rules'
import { isUnreadByCustomer } from '@/src/domain/support/ticket-queue'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Ticket } from '@/src/payload-types'
import { audit } from '@/src/services/platform/record-audit'
import { lockTicket, updateTicket, writeTicketMessage } from '@/src/services/support/ticket-row'

const latest = (...moments: readonly (string | null | undefined)[]) =>
  moments
    .filter((one) => typeof one === 'string')
    .toSorted()
    .at(-1) ?? null

/** When the customer last read the two as one: an answer that is unread in either stays so. */
function readInBoth(...both: readonly Ticket[]): string | null {
  const unread = both.filter(isUnreadByCustomer).map(({ customerReadAt }) => customerReadAt ?? '')
  if (unread.length > 0) return unread.toSorted()[0] || null
  return latest(...both.map(({ customerReadAt }) => customerReadAt))
}

/** Messages and files go along as they are: who wrote them, when, and whether only staff may see them. */
async function moveThread(req: PayloadRequest, from: string, into: string): Promise<number> {
  const db = await databaseOf(req)
  const moved = await db
    .update(ticket_messages)
    .set({ ticket: into })
    .where(eq(ticket_messages.ticket, from))
  await db.update(documents).set({ ticket: into }).where(eq(documents.ticket, from))
  await db.update(tickets).set({ mergedInto: into }).where(eq(tickets.mergedInto, from))
  return moved.rowCount ?? 0
}

/** Anyone who waited in either waits in both, and since the earlier moment. */
async function takeOver(req: PayloadRequest, from: Ticket, into: Ticket): Promise<void> {
  const isNewerAnswer = (from.lastStaffAt ?? '') > (into.lastStaffAt ?? '')
  await updateTicket(req, into.id, {
    lastMessageAt: latest(from.lastMessageAt, into.lastMessageAt),
    lastStaffAt: latest(from.lastStaffAt, into.lastStaffAt),
    customerReadAt: readInBoth(from, into),
    ...(isNewerAnswer && { adminResponse: from.adminResponse }),
    ...(from.waitingFor === 'us' && { status: 'open' }),
    order: idOf(into.order) ?? idOf(from.order),
  })
  if (from.waitingFor !== 'us') return
  const db = await databaseOf(req)
  await db
    .update(tickets)
    .set({ waitingSince: sql`least(${tickets.waitingSince}, ${from.waitingSince}::timestamptz)` })
    .where(and(eq(tickets.id, into.id), eq(tickets.waitingFor, 'us')))
}

/** Both, always in the same order, so that two merges cannot wait for one another. */
async function lockBoth(req: PayloadRequest, from: string, into: string) {
  const found = new Map<string, Ticket>()
  for (const id of [from, into].toSorted()) found.set(id, await lockTicket(req, id))
  const [source, target] = [found.get(from), found.get(into)]
  if (!source || !target) throw new AppError('no_ticket', 'This ticket does not exist.', 404)
  return { source, target }
}

/**
 * Makes one conversation of two of the same person: everything said in the first stands in the
 * second, in the order in which it was said, and the first is closed and leads there. The caller
 * must have made sure that the person may manage tickets.
 *
 * @throws AppError 404 for unknown tickets, 409 or 422 where the two do not belong together
 */
export async function mergeTickets(
  outer: PayloadRequest,
  from: string,
  into: string,
): Promise<Ticket> {
  if (from === into)
    throw new AppError('same_ticket', 'A ticket cannot be merged with itself.', 422)
  return inTransactionOf(outer, async (req) => {
    const { source, target } = await lockBoth(req, from, into)
    const refusal = mergeRefusal(source, target)
    if (refusal) throw new AppError('not_mergeable', refusal, 409)
    const messages = await moveThread(req, from, into)
    await takeOver(req, source, target)
    await updateTicket(req, from, { status: 'closed', mergedInto: into })
    await writeTicketMessage(req, {
      ticket: into,
      authorKind: 'system',
      author: null,
      authorName: 'Merge',
      body: `${ticketReference(from)} “${source.subject}” was merged into this ticket.`,
      internal: true,
      attachments: [],
    })
    await audit(req, 'support', 'merge', ['tickets', from], {
      before: { status: source.status },
      after: { status: 'closed', mergedInto: into, messages },
    })
    return target
  })
}
