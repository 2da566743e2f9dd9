import { eq } from 'drizzle-orm'

import { tickets, type whatsapp_messages } from '@/src/database-schema'
import { isWindowOpen, WINDOW_CLOSED } from '@/src/domain/content/whatsapp/answer-window'
import { type Caller, databaseOf } from '@/src/lib/database'
import { isNumberOf } from '@/src/services/content/whatsapp/order-news'

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
export async function objectionTo(
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
