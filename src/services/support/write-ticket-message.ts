import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { ticket_messages } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { ago, isSame } from '@/src/lib/sql-parts'
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
}

/** Writes one message of a thread. The callers have made sure who it is. */
export async function writeTicketMessage(
  req: PayloadRequest,
  { attachments, authorName, ...message }: NewTicketMessage,
): Promise<TicketMessage> {
  return req.payload.create({
    collection: 'ticketMessages',
    data: { ...message, authorName: authorName.slice(0, 120), attachments: [...attachments] },
    depth: 0,
    overrideAccess: true, // no one may write threads over HTTP
    req,
  })
}

/** For so long, the same words again are taken for the same message sent twice. */
const REPEATED_WITHIN = '2 minutes'

/**
 * The last message of the thread, where someone has sent these very words just before: they pressed
 * the button twice. After anything else was said, the same words say something new.
 */
export async function findRepeated(
  req: PayloadRequest,
  message: Pick<NewTicketMessage, 'ticket' | 'authorKind' | 'author' | 'body' | 'internal'>,
): Promise<TicketMessage | null> {
  const db = await databaseOf(req)
  const { author, authorKind, body, createdAt, internal, ticket } = ticket_messages
  const isRepeated = and(
    eq(authorKind, message.authorKind),
    isSame(author, message.author),
    eq(body, message.body),
    gt(createdAt, ago(REPEATED_WITHIN)),
  )
  const [found] = await db
    .select({ id: ticket_messages.id, isSame: sql<boolean>`coalesce(${isRepeated}, false)` })
    .from(ticket_messages)
    .where(and(eq(ticket, message.ticket), eq(internal, message.internal)))
    .orderBy(desc(createdAt), desc(ticket_messages.id))
    .limit(1)
  if (!found?.isSame) return null
  return req.payload.findByID({
    collection: 'ticketMessages',
    id: found.id,
    depth: 0,
    overrideAccess: true, // just written by the same person
    req,
  })
}
