import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { users, whatsapp_messages } from '@/src/database-schema'
import { spellingsOf, templateFor } from '@/src/domain/content/whatsapp/message-text'
import type { OrderEvent } from '@/src/domain/content/whatsapp/news-events'
import { type Caller, databaseOf, hasRow } from '@/src/lib/database'
import { ago } from '@/src/lib/sql-parts'
import { readConnection } from '@/src/services/content/whatsapp/connection'
import { queueWhatsApp } from '@/src/services/content/whatsapp/queue-message'

/** What the news says of an order, as far as its template has room for it. */
export type OrderNews = {
  readonly event: OrderEvent
  readonly order: string
  readonly user: string | null
  readonly firstName: string
  /** The company, or what was bought. */
  readonly what: string
  readonly shortOrderId: string
  readonly link: string
  /** Two with the same key are one. */
  readonly key: string
  /** It waits until then, and can be stopped. */
  readonly notBefore?: Date
}

/** The number at which an account wants order news, and has shown to be theirs; null for none. */
async function newsNumber(req: Caller, user: string): Promise<string | null> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ phone: users.whatsapp_phone })
    .from(users)
    .where(and(eq(users.id, user), isNotNull(users.whatsapp_confirmedAt), isNull(users.erasedAt)))
  return row?.phone ?? null
}

/** Whether a number is still the one that an account has confirmed. */
export async function isNumberOf(req: Caller, user: string, phone: string): Promise<boolean> {
  const confirmed = await newsNumber(req, user)
  return confirmed !== null && spellingsOf(confirmed).includes(phone)
}

/**
 * Queues news of an order by WhatsApp in the request’s transaction: only for customers who asked for
 * it, and only where the event has a template.
 */
export async function enqueueOrderNews(req: PayloadRequest, news: OrderNews): Promise<void> {
  const { event, order, user, firstName, what, shortOrderId, link, key, notBefore } = news
  const phone = user && (await newsNumber(req, user))
  if (!phone) return
  const connection = await readConnection(req)
  const values = [firstName, what, `#${shortOrderId}`, link]
  const template = connection && templateFor(connection.templates, event, values)
  if (!template) return
  await queueWhatsApp(req, {
    purpose: 'news',
    phone,
    content: { template },
    key: `news:${key}`,
    notBefore,
    event,
    user,
    order,
  })
}

/** A message that has been `sending` for longer was in the hands of a worker that died. */
export const ABANDONED = '90 seconds'

const { id: rowId, phone, status, direction, createdAt, updatedAt } = whatsapp_messages

/** The earlier messages to the same number that are not sent yet, the oldest first. */
async function earlierThan(payload: Payload, id: string) {
  const db = await databaseOf({ payload })
  const [own] = await db.select({ phone, createdAt }).from(whatsapp_messages).where(eq(rowId, id))
  if (!own) return []
  const isUnderWay = and(eq(status, 'sending'), gte(updatedAt, ago(ABANDONED)))
  return db
    .select({ id: rowId, status })
    .from(whatsapp_messages)
    .where(
      and(
        eq(phone, own.phone),
        eq(direction, 'out'),
        sql`(${createdAt}, ${rowId}) < (${own.createdAt}::timestamptz, ${id}::uuid)`,
        or(eq(status, 'queued'), isUnderWay),
      ),
    )
    .orderBy(asc(createdAt), asc(rowId))
}

async function isQueued(payload: Payload, id: string): Promise<boolean> {
  return hasRow({ payload }, whatsapp_messages, and(eq(rowId, id), eq(status, 'queued')))
}

/** What a piece of work fails with; null when it succeeds. */
const failureOf = (work: () => Promise<void>): Promise<unknown> =>
  work().then(
    () => null,
    (error: unknown) => error ?? new Error('It failed without a word.'),
  )

const PAUSE_MS = 100
const LONGEST_WAIT_MS = 5_000

type Options = {
  readonly send: (id: string) => Promise<void>
  /** No one will try again: it then goes out of turn rather than not at all. */
  readonly isLastTry: boolean
}

/**
 * Sends the earlier messages to the same number first, so that they arrive in the order in which they
 * were written. Waits for those that another worker is sending.
 *
 * @throws Error while something written earlier must wait
 */
export async function sendPending(
  payload: Payload,
  id: string,
  { send, isLastTry }: Options,
): Promise<void> {
  const until = Date.now() + LONGEST_WAIT_MS
  for (;;) {
    const [next] = await earlierThan(payload, id)
    if (!next) return
    const error = next.status === 'queued' ? await failureOf(() => send(next.id)) : null
    const isStuck = error !== null && (await isQueued(payload, next.id)) // else another worker took it
    if (!isStuck && Date.now() < until) {
      if (next.status === 'sending') await wait(PAUSE_MS)
      continue
    }
    if (isLastTry) return
    throw error ?? new Error('Another worker is sending an earlier message to this number.')
  }
}
