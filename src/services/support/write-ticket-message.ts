import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { ticket_messages } from '@/src/database-schema'
import { databaseOf, lockInTransaction } from '@/src/lib/database'
import { rowById } from '@/src/lib/find-one'
import { createRow } from '@/src/lib/write-row'
import type { TicketMessage } from '@/src/payload-types'

export type NewTicketMessage = {
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
