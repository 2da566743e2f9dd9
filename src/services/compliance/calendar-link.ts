import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { runSql } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { derivedToken, isDerivedToken } from '@/src/lib/tokens'

type Owner = { readonly id: string; readonly epoch: number }

/** What opens somebody's calendar follows from who they are and from their epoch alone. */
const subject = ({ id, epoch }: Owner) => `${id}:${epoch}`

export const isCalendarKey = (owner: Owner, key: string) =>
  isDerivedToken('calendar', subject(owner), key)

/** The private address of somebody's calendar: whoever has it reads their deadlines. */
export const calendarAddress = (owner: Owner) =>
  new URL(`/calendar/${owner.id}/${derivedToken('calendar', subject(owner))}.ics`, env.SITE_URL)
    .href

/** The epoch of somebody whose account is there; null when it is not, or was erased. */
export async function calendarEpoch(
  req: Pick<PayloadRequest, 'payload'>,
  user: string,
): Promise<number | null> {
  const rows = await runSql(
    req,
    sql`select coalesce(calendar_epoch, 0)::int as epoch from users
      where id = ${user} and erased_at is null`,
  )
  return rows[0] ? Number(rows[0].epoch) : null
}

/** Gives the signed-in person another address; the old one leads nowhere from now on. */
export async function renewCalendarLink(req: PayloadRequest): Promise<string> {
  if (!req.user) throw new AppError('signed_out', 'Sign in to change your calendar’s link.', 401)
  const { id } = req.user
  const rows = await runSql(
    req,
    sql`update users set calendar_epoch = coalesce(calendar_epoch, 0) + 1 where id = ${id}
      returning calendar_epoch::int as epoch`,
  )
  return calendarAddress({ id, epoch: Number(rows[0]?.epoch) })
}
