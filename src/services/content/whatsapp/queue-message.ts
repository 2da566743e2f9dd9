import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { whatsapp_messages, whatsapp_settings } from '@/src/database-schema'
import type { FilledTemplate } from '@/src/domain/content/whatsapp/message-text'
import type { OrderEvent } from '@/src/domain/content/whatsapp/news-events'
import { databaseOf, hasRow, inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { enqueue } from '@/src/lib/queues'
import { ago, clock, now } from '@/src/lib/sql-parts'
import { sendToWhatsApp } from '@/src/lib/whatsapp/send-message'
import { readConnection } from '@/src/services/content/whatsapp/connection'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { normalPhone } from '@/src/services/platform/phone-number'

type OutgoingMessage = {
  /** `news` asks for consent again when it is sent; `answer` is staff’s, `reply` answers a command. */
  readonly purpose: 'news' | 'answer' | 'reply'
  readonly phone: string
  readonly content: { readonly body: string } | { readonly template: FilledTemplate }
  /** Two messages with the same key are one. */
  readonly key: string
  readonly notBefore?: Date
  readonly event?: OrderEvent
  /** What and whom it is about: it is erased with them. */
  readonly user?: string | null
  readonly order?: string | null
  readonly ticket?: string | null
  readonly ticketMessage?: string | null
}

/** Queues a WhatsApp message in the request’s transaction, once per key. */
export async function queueWhatsApp(req: PayloadRequest, message: OutgoingMessage): Promise<void> {
  const { content, key, purpose, phone, event, user, order, ticket, ticketMessage } = message
  const db = await databaseOf(req)
  const [added] = await db
    .insert(whatsapp_messages)
    .values({
      direction: 'out',
      purpose,
      status: 'queued',
      phone,
      event,
      user,
      order,
      ticket,
      ticketMessage,
      dedupeKey: key,
      attempts: 0,
      isUncertain: false,
      isSandbox: false,
      createdAt: clock, // two of one conversation are written one after the other
      ...('body' in content ? { body: content.body } : { template: content.template }),
    })
    .onConflictDoNothing({ target: whatsapp_messages.dedupeKey })
    .returning({ id: whatsapp_messages.id })
  const startAfter = message.notBefore
  if (added) await enqueue(req, 'send-whatsapp', { messageId: added.id }, { startAfter })
}

/** Forgets the messages of these keys that are not sent yet. @returns false where one has left */
export async function stopWhatsApp(req: PayloadRequest, keys: readonly string[]): Promise<boolean> {
  const db = await databaseOf(req)
  const { dedupeKey, status } = whatsapp_messages
  const ofKeys = inArray(dedupeKey, [...keys])
  await db.delete(whatsapp_messages).where(and(ofKeys, eq(status, 'queued')))
  return !(await hasRow(req, whatsapp_messages, ofKeys))
}

/** Staff hear of trouble with the connection so often at most. */
const AGAIN_AFTER = '6 hours'

/** Writes down what WhatsApp said last, and when it talked to us last, for the screen of its settings. */
export async function noteFailure(payload: Payload, words: string): Promise<void> {
  const db = await databaseOf({ payload })
  await db.update(whatsapp_settings).set({ lastFailureAt: now, lastFailure: words.slice(0, 500) })
}

export async function noteWebhook(payload: Payload): Promise<void> {
  const db = await databaseOf({ payload })
  await db.update(whatsapp_settings).set({ lastWebhookAt: now })
}

/** A message went out again: the next trouble is news. */
export async function noteSent(payload: Payload): Promise<void> {
  const db = await databaseOf({ payload })
  const { lockedOutAt } = whatsapp_settings
  await db.update(whatsapp_settings).set({ lockedOutAt: null }).where(isNotNull(lockedOutAt))
}

/** Tells staff that nothing goes out, once in a while. */
export async function raiseLockedOut(payload: Payload, words: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    const db = await databaseOf(req)
    const { lockedOutAt } = whatsapp_settings
    const told = await db
      .update(whatsapp_settings)
      .set({ lockedOutAt: now })
      .where(or(isNull(lockedOutAt), lt(lockedOutAt, ago(AGAIN_AFTER))))
      .returning({ at: lockedOutAt })
    const [first] = told
    if (!first) return
    await raiseToStaff(req, {
      key: `whatsapp-locked-out:${first.at}`,
      subject: `WhatsApp messages are not going out. ${words}`,
      area: 'settings',
    })
  })
}

type Undelivered = {
  readonly id: string
  readonly order: string | null
  readonly ticket: string | null
}

/** Tells staff of a message that did not arrive, in the transaction that writes it down. */
export async function raiseUndelivered(
  req: PayloadRequest,
  { id, order, ticket }: Undelivered,
  words: string,
): Promise<void> {
  const what = ticket ? 'An answer' : order ? 'Order news' : 'A reply'
  await raiseToStaff(req, {
    key: `whatsapp-failed:${id}`,
    subject: `${what} by WhatsApp did not go out. ${words}`.slice(0, 500),
    order,
    ticket,
    area: ticket ? 'support' : 'orders',
  })
}

type Test = { readonly to: string; readonly template: string; readonly language: string }

/**
 * Sends a template without variables at once, past the outbox, by the settings as they are saved.
 *
 * @returns whether it went to the sandbox on this machine
 * @throws AppError 409 while WhatsApp is off or lacks a key, 422 with WhatsApp’s own words
 */
export async function sendTestMessage(
  payload: Payload,
  { to, template: name, language }: Test,
): Promise<{ readonly isSandbox: boolean }> {
  const phone = normalPhone(to)
  const connection = await readConnection({ payload })
  if (!connection || !phone) {
    throw new AppError('whatsapp_off', 'Switch WhatsApp on and save every key first.', 409)
  }
  try {
    await sendToWhatsApp(connection.account, {
      to: phone,
      reference: `test:${randomUUID()}`,
      content: { kind: 'template', name, language, variables: [] },
    })
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new AppError('whatsapp_test_failed', words.slice(0, 500), 422)
  }
  return { isSandbox: connection.isSandbox }
}
