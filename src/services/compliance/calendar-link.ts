import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { users } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { derivedToken, isDerivedToken } from '@/src/lib/tokens'

type Owner = { readonly id: string; readonly epoch: number }

/** What opens someone's calendar follows from who they are and from their epoch alone. */
const subject = ({ id, epoch }: Owner) => `${id}:${epoch}`

export const isCalendarKey = (owner: Owner, key: string) =>
  isDerivedToken('calendar', subject(owner), key)

/** The private address of someone's calendar: anyone who has it reads their deadlines. */
export const calendarAddress = (owner: Owner) =>
  new URL(`/calendar/${owner.id}/${derivedToken('calendar', subject(owner))}.ics`, env.SITE_URL)
    .href

/** The epoch of someone whose account is there; null when it is not, or was erased. */
export async function calendarEpoch(
  req: Pick<PayloadRequest, 'payload'>,
  user: string,
): Promise<number | null> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ epoch: users.calendarEpoch })
    .from(users)
    .where(and(eq(users.id, user), isNull(users.erasedAt)))
  return row ? (row.epoch ?? 0) : null
}

/** Gives the signed-in person another address; the old one leads nowhere from now on. */
export async function renewCalendarLink(req: PayloadRequest): Promise<string> {
  if (!req.user) throw new AppError('signed_out', 'Sign in to change your calendar’s link.', 401)
  const { id } = req.user
  const db = await databaseOf(req)
  const [row] = await db
    .update(users)
    .set({ calendarEpoch: sql`coalesce(${users.calendarEpoch}, 0) + 1` })
    .where(eq(users.id, id))
    .returning({ epoch: users.calendarEpoch })
  return calendarAddress({ id, epoch: row?.epoch ?? Number.NaN })
}
