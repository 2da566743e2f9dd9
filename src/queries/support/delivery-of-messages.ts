import { inArray } from 'drizzle-orm'

import { whatsapp_messages } from '@/src/database-schema'
import { isOutStatus, type OutStatus } from '@/src/domain/content/whatsapp/message-status'
import { type Caller, databaseOf } from '@/src/lib/database'

/** Where an answer by WhatsApp is. */
export type Delivery = {
  readonly status: OutStatus
  /** When it got there, ISO. */
  readonly at: string | null
  readonly problem: string | null
}

/** Where the messages of a thread are that went out by WhatsApp, by the message’s id. */
export async function deliveryOfMessages(
  req: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Delivery>> {
  if (ids.length === 0) return new Map()
  const db = await databaseOf(req)
  const { ticketMessage, status, lastError, sentAt, deliveredAt, readAt } = whatsapp_messages
  const rows = await db
    .select({ ticketMessage, status, lastError, sentAt, deliveredAt, readAt })
    .from(whatsapp_messages)
    .where(inArray(ticketMessage, [...ids]))
  return new Map(
    rows.flatMap((row) => {
      if (!row.ticketMessage || !isOutStatus(row.status)) return []
      const at = row.readAt ?? row.deliveredAt ?? row.sentAt
      return [[row.ticketMessage, { status: row.status, at, problem: row.lastError }] as const]
    }),
  )
}
