import { eq, or, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { whatsapp_messages } from '@/src/database-schema'
import { isOutStatus, nextStatus, notAfter } from '@/src/domain/content/whatsapp/message-status'
import type {
  InboundMessage,
  ToldOfMessage,
  WhatsAppNews,
} from '@/src/domain/content/whatsapp/webhook-events'
import { isId } from '@/src/domain/vocabulary/id'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'
import { now } from '@/src/lib/sql-parts'
import { stopOrderNews } from '@/src/services/content/whatsapp/order-news-choice'
import {
  noteFailure,
  noteWebhook,
  raiseUndelivered,
} from '@/src/services/content/whatsapp/queue-message'

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

const rowOf = ({ id, from, name, at, body, hasLeft }: InboundMessage, isSandbox: boolean) =>
  ({
    direction: 'in',
    purpose: 'question',
    status: hasLeft ? 'taken' : 'received',
    phone: from,
    name,
    body,
    dedupeKey: `in:${id}`,
    providerId: id,
    attempts: 0,
    isUncertain: false,
    isSandbox,
    writtenAt: notAfter(at, new Date()).toISOString(),
    createdAt: sql`clock_timestamp()`, // several in one delivery keep their order
  }) as const

/** Keeps a message, once. Someone who has left a number gets no more order news there. */
async function keep(req: PayloadRequest, message: InboundMessage, isSandbox: boolean) {
  const db = await databaseOf(req)
  const [added] = await db
    .insert(whatsapp_messages)
    .values(rowOf(message, isSandbox))
    .onConflictDoNothing({ target: whatsapp_messages.dedupeKey })
    .returning({ id: whatsapp_messages.id })
  if (!added) return
  if (message.hasLeft) await stopOrderNews(req, message.from)
  else await enqueue(req, 'take-whatsapp', { messageId: added.id })
}

/**
 * Keeps what WhatsApp told us, each message once by its id, and has the worker do the rest: all of it
 * in one transaction, so that what is not kept is sent again.
 */
export async function receiveWhatsApp(
  payload: Payload,
  { messages, statuses, problem }: WhatsAppNews,
  isSandbox: boolean,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    for (const message of messages) await keep(req, message, isSandbox)
    if (statuses.length > 0) await enqueue(req, 'follow-whatsapp', { statuses })
  })
  await noteWebhook(payload)
  if (problem) await noteFailure(payload, problem)
}
