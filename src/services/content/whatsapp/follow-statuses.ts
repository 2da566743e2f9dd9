import { eq, or } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { whatsapp_messages } from '@/src/database-schema'
import { isOutStatus, nextStatus, notAfter } from '@/src/domain/content/whatsapp/message-status'
import type { ToldOfMessage } from '@/src/domain/content/whatsapp/webhook-events'
import { isId } from '@/src/domain/vocabulary/id'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'
import { noteFailure, raiseUndelivered } from '@/src/services/content/whatsapp/queue-message'

const { id, providerId } = whatsapp_messages

async function findMessage(req: PayloadRequest, { id: theirs, reference }: ToldOfMessage) {
  const db = await databaseOf(req)
  const ours = reference && isId(reference) ? eq(id, reference) : undefined
  const [row] = await db
    .select({
      id,
      providerId,
      status: whatsapp_messages.status,
      isUncertain: whatsapp_messages.isUncertain,
      order: whatsapp_messages.order,
      ticket: whatsapp_messages.ticket,
    })
    .from(whatsapp_messages)
    .where(or(ours, eq(providerId, theirs)))
    .limit(1)
    .for('update')
  return row ?? null
}

const momentsOf = (at: string) => ({
  sent: { sentAt: at },
  delivered: { deliveredAt: at },
  read: { readAt: at },
  failed: {},
})

/** What one told status changes, in a transaction of its own; true where the message failed by it. */
async function follow(req: PayloadRequest, told: ToldOfMessage): Promise<boolean> {
  const row = await findMessage(req, told)
  if (!row || !isOutStatus(row.status)) return false
  const isUncertain = row.isUncertain ?? false
  const next = nextStatus(row.status, told.status, { isUncertain })
  if (next === row.status) return false
  const hasFailed = next === 'failed'
  const reason = told.reason ?? 'WhatsApp gave no reason.'
  const at = notAfter(new Date(told.at), new Date()).toISOString()
  const db = await databaseOf(req)
  await db
    .update(whatsapp_messages)
    .set({
      status: next,
      providerId: row.providerId ?? told.id,
      isUncertain: false,
      lastError: hasFailed ? reason.slice(0, 500) : null,
      updatedAt: now,
      ...momentsOf(at)[told.status],
    })
    .where(eq(id, row.id))
  if (hasFailed) await raiseUndelivered(req, row, `WhatsApp: ${reason}`)
  return hasFailed
}

/** Writes down what WhatsApp told of messages of ours; what it tells again changes nothing. */
export async function followWhatsApp(
  payload: Payload,
  statuses: readonly ToldOfMessage[],
): Promise<void> {
  for (const told of statuses) {
    const hasFailed = await inTransaction(payload, (req) => follow(req, told))
    if (hasFailed) await noteFailure(payload, `WhatsApp: ${told.reason ?? ''}`)
  }
}
