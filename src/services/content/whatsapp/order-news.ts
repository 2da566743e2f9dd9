import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { users } from '@/src/database-schema'
import { spellingsOf, templateFor } from '@/src/domain/content/whatsapp/message-text'
import type { OrderEvent } from '@/src/domain/content/whatsapp/news-events'
import { type Caller, databaseOf } from '@/src/lib/database'
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
 * Owes a customer news of their order by WhatsApp, in the request’s transaction: only those who
 * asked for it, and only where the event has a template.
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
