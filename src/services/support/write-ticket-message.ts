import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { runSql } from '@/src/lib/database'
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
    overrideAccess: true, // nobody may write threads over HTTP
    req,
  })
}

/** For so long, the same words again are taken for the same message sent twice. */
const REPEATED_WITHIN = '2 minutes'

/** The message that somebody has sent just before, word for word: they pressed the button twice. */
export async function findRepeated(
  req: PayloadRequest,
  message: Pick<NewTicketMessage, 'ticket' | 'authorKind' | 'author' | 'body' | 'internal'>,
): Promise<TicketMessage | null> {
  const rows = await runSql(
    req,
    sql`select id from ticket_messages where ticket_id = ${message.ticket}
      and author_kind = ${message.authorKind} and internal = ${message.internal}
      and author_id is not distinct from ${message.author} and body = ${message.body}
      and created_at > now() - ${REPEATED_WITHIN}::interval limit 1`,
  )
  const id = rows[0]?.id
  if (typeof id !== 'string') return null
  return req.payload.findByID({
    collection: 'ticketMessages',
    id,
    depth: 0,
    overrideAccess: true, // just written by the same person
    req,
  })
}
