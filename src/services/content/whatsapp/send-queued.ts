import { and, eq, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { z } from 'zod'
import { tickets, whatsapp_messages } from '@/src/database-schema'
import { isWindowOpen, WINDOW_CLOSED } from '@/src/domain/content/whatsapp/message-status'
import { type Caller, databaseOf, inTransaction } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import { ago, now } from '@/src/lib/sql-parts'
import {
  sendToWhatsApp,
  type WhatsAppContent,
  WhatsAppDeferred,
  WhatsAppLockedOut,
  WhatsAppRefused,
} from '@/src/lib/whatsapp/send-message'
import { connectionOf, readStoredSettings } from '@/src/services/content/whatsapp/connection'
import { ABANDONED, isNumberOf, sendPending } from '@/src/services/content/whatsapp/order-news'
import {
  noteFailure,
  noteSent,
  raiseLockedOut,
  raiseUndelivered,
} from '@/src/services/content/whatsapp/queue-message'

const NOT_TWICE =
  'WhatsApp did not answer, so it is not known whether the message arrived. It is not sent twice.'

const { id: rowId, status, direction, updatedAt } = whatsapp_messages

const COLUMNS = {
  id: rowId,
  purpose: whatsapp_messages.purpose,
  phone: whatsapp_messages.phone,
  body: whatsapp_messages.body,
  template: whatsapp_messages.template,
  user: whatsapp_messages.user,
  order: whatsapp_messages.order,
  ticket: whatsapp_messages.ticket,
} as const

/** Takes a message out of the queue for this worker alone; null when it isn’t there to take. */
async function claim(payload: Payload, id: string) {
  const db = await databaseOf({ payload })
  const [row] = await db
    .update(whatsapp_messages)
    .set({
      status: 'sending',
      attempts: sql`${whatsapp_messages.attempts} + 1`,
      updatedAt: now,
    })
    .where(and(eq(rowId, id), eq(direction, 'out'), eq(status, 'queued')))
    .returning(COLUMNS)
  return row ?? null
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>

type Failure = {
  readonly words: string
  readonly isOver: boolean
  readonly isUncertain: boolean
  /** Its own reader did not want it. */
  readonly isUnwanted?: boolean
}

/** Gives a message up, and tells staff unless no one wanted it; or puts it back to be tried again. */
async function recordFailure(
  payload: Payload,
  id: string,
  { words, isOver, isUncertain, isUnwanted = false }: Failure,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    const db = await databaseOf(req)
    const [row] = await db
      .update(whatsapp_messages)
      .set({
        status: isOver ? 'failed' : 'queued',
        lastError: words.slice(0, 500),
        isUncertain,
        updatedAt: now,
      })
      .where(and(eq(rowId, id), eq(status, 'sending')))
      .returning(COLUMNS)
    if (row && isOver && !isUnwanted) await raiseUndelivered(req, row, words)
  })
}

/**
 * What a dead worker held may have gone out: it is never sent a second time.
 * @throws Error while a worker may still be at it: to be looked at later
 */
async function giveUpAbandoned(payload: Payload, id: string): Promise<void> {
  const db = await databaseOf({ payload })
  const [row] = await db
    .select({ isAbandoned: sql<boolean>`${updatedAt} < ${ago(ABANDONED)}` })
    .from(whatsapp_messages)
    .where(and(eq(rowId, id), eq(status, 'sending')))
  if (!row) return
  if (!row.isAbandoned) throw new Error('Another worker is sending this message.')
  await recordFailure(payload, id, { words: NOT_TWICE, isOver: true, isUncertain: true })
}

/** It is out; what WhatsApp has told of it meanwhile stays. */
async function recordSent(payload: Payload, id: string, providerId: string) {
  const db = await databaseOf({ payload })
  await db
    .update(whatsapp_messages)
    .set({ providerId, sentAt: now, lastError: null, updatedAt: now })
    .where(eq(rowId, id))
  await db
    .update(whatsapp_messages)
    .set({ status: 'sent' })
    .where(and(eq(rowId, id), eq(status, 'sending')))
  await noteSent(payload)
}

const storedTemplate = z.object({
  name: z.string(),
  language: z.string(),
  variables: z.array(z.string()),
})

function contentOf({ body, template }: Claimed): WhatsAppContent {
  if (body) return { kind: 'text', body }
  return { kind: 'template', ...storedTemplate.parse(template) }
}

/** Also what the sandbox refuses says where it was to go. */
async function markSandbox(payload: Payload, id: string): Promise<void> {
  const db = await databaseOf({ payload })
  await db.update(whatsapp_messages).set({ isSandbox: true }).where(eq(rowId, id))
}

const OFF = 'WhatsApp was switched off before it went out.'

async function deliver(payload: Payload, message: Claimed): Promise<void> {
  const { id, phone } = message
  const { state, connection } = connectionOf(await readStoredSettings({ payload }))
  if (state === 'off') throw new WhatsAppRefused(OFF)
  if (!connection) throw new WhatsAppLockedOut('Enter the missing keys under WhatsApp Settings.')
  const { account, isSandbox } = connection
  const content = contentOf(message)
  if (isSandbox) await markSandbox(payload, id)
  const providerId = await sendToWhatsApp(account, { to: phone, reference: id, content })
  await recordSent(payload, id, providerId)
}

async function sendOne(payload: Payload, id: string, isLastTry: boolean): Promise<void> {
  const message = await claim(payload, id)
  if (!message) return giveUpAbandoned(payload, id)
  const objection = await objectionTo({ payload }, message)
  if (objection)
    return recordFailure(payload, id, { ...objection, isOver: true, isUncertain: false })
  try {
    await deliver(payload, message)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const isUncertain = !(error instanceof WhatsAppRefused || error instanceof WhatsAppDeferred)
    const isOver = isLastTry || !(error instanceof WhatsAppDeferred)
    const words = isUncertain ? `${NOT_TWICE} (${reason})` : reason
    log.warn({ reason, message: id, isOver }, 'a WhatsApp message could not be sent')
    if (error instanceof WhatsAppLockedOut) await raiseLockedOut(payload, reason)
    await noteFailure(payload, reason)
    await recordFailure(payload, id, { words, isOver, isUncertain })
    if (!isOver) throw new Error(reason)
  }
}

/**
 * Sends a message from the outbox: at most once, whatever happens meanwhile, and after the earlier
 * messages to its number.
 *
 * @param isLastTry whether no one will try again after this; the message then counts as failed
 * @throws Error with WhatsApp’s words when it is worth another try
 */
export async function sendQueuedWhatsApp(
  payload: Payload,
  id: string,
  isLastTry: boolean,
): Promise<void> {
  const send = (earlier: string) => sendOne(payload, earlier, false)
  await sendPending(payload, id, { send, isLastTry })
  await sendOne(payload, id, isLastTry)
}

type Outgoing = Pick<
  typeof whatsapp_messages.$inferSelect,
  'purpose' | 'user' | 'phone' | 'body' | 'ticket'
>

type Objection = {
  readonly words: string
  /** Its own reader did not want it: staff need not hear of it. */
  readonly isUnwanted: boolean
}

async function isOpenFor(req: Caller, ticket: string): Promise<boolean> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ at: tickets.whatsappAt })
    .from(tickets)
    .where(eq(tickets.id, ticket))
  return isWindowOpen(row?.at, new Date())
}

/** Why a message may not go out any more, asked at the moment of sending; null where it may. */
async function objectionTo(
  req: Caller,
  { purpose, user, phone, body, ticket }: Outgoing,
): Promise<Objection | null> {
  if (purpose === 'news' && !(user && (await isNumberOf(req, user, phone)))) {
    return { words: 'The customer switched order news off.', isUnwanted: true }
  }
  if (purpose !== 'answer') return null
  if (user && !(await isNumberOf(req, user, phone))) {
    const words = 'The number is no longer the one that this account has confirmed. Answer again.'
    return { words, isUnwanted: false }
  }
  const isLate = Boolean(body && ticket) && !(ticket && (await isOpenFor(req, ticket)))
  return isLate ? { words: WINDOW_CLOSED, isUnwanted: false } : null
}
