import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { whatsapp_messages } from '@/src/database-schema'
import { notAfter } from '@/src/domain/content/whatsapp/message-status'
import type { InboundMessage, WhatsAppNews } from '@/src/domain/content/whatsapp/webhook-events'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'
import { stopOrderNews } from '@/src/services/content/whatsapp/order-news-choice'
import { noteFailure, noteWebhook } from '@/src/services/content/whatsapp/queue-message'

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
