import { and, desc, eq, gte, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { leads } from '@/src/database-schema'
import { CALL_TIMES, type CallTime, callTime } from '@/src/domain/leads/call-hours'
import { CALL_ZONES } from '@/src/domain/leads/call-zones'
import { BANDS, lowestRank } from '@/src/domain/leads/lead-score'
import { startOfPeriod } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { businessZoneOf } from '@/src/services/platform/business-zone'

/** So many are shown; the rest come up as these are done. */
export const MOST_CALLS = 50

export type LeadToCall = {
  readonly id: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly companyName: string | null
  readonly phone: string
  readonly score: number
  readonly totalAmount: number
  readonly timeZone: string | null
  readonly time: CallTime
}

/**
 * Whom to call next: hot leads that have not bought and left a phone, not called today nor put off;
 * where it is a good hour first. The caller asked whether the person may view leads.
 */
export async function callsToMake(req: PayloadRequest, now = new Date()): Promise<LeadToCall[]> {
  const db = await databaseOf(req)
  const today = startOfPeriod(now, await businessZoneOf(req), 1).toISOString()
  const { id, email, firstName, lastName, companyName, phone, score, totalAmount, timeZone } = leads
  const { converted, rank, deletedAt, callOutcome, lastCalledAt, nextActionAt } = leads
  const waiting = and(
    isNull(deletedAt),
    eq(converted, false),
    isNotNull(phone),
    ne(phone, ''),
    gte(rank, lowestRank(BANDS.hot.from)),
    or(isNull(callOutcome), ne(callOutcome, 'lost')),
    or(isNull(lastCalledAt), lt(lastCalledAt, today)),
    or(isNull(nextActionAt), lte(nextActionAt, now.toISOString())),
  )
  const contact = { id, email, firstName, lastName, companyName, phone, score, totalAmount }
  const isZone = sql`coalesce(${timeZone}, '') = zone`
  const best = (most: number) =>
    db
      .select({ ...contact, timeZone, rank })
      .from(leads)
      .where(and(waiting, isZone))
      .orderBy(desc(rank), desc(id))
      .limit(most)
      .as('best')
  /** From each zone its best, which an index has in this order, so that no one looks through all who wait. */
  const some = (time: CallTime, most: number) => {
    const zones = ['', ...CALL_ZONES].filter((zone) => callTime(zone, now) === time)
    const each = best(most)
    return db
      .select({
        id: each.id,
        email: each.email,
        firstName: each.firstName,
        lastName: each.lastName,
        companyName: each.companyName,
        phone: each.phone,
        score: each.score,
        totalAmount: each.totalAmount,
        timeZone: each.timeZone,
      })
      .from(sql`unnest(${sql.param(zones)}::text[]) as zone`)
      .crossJoinLateral(each)
      .orderBy(desc(each.rank), desc(each.id))
      .limit(most)
  }
  const rows: Awaited<ReturnType<typeof some>> = []
  for (const time of CALL_TIMES) {
    if (rows.length < MOST_CALLS) rows.push(...(await some(time, MOST_CALLS - rows.length)))
  }
  return rows.map((row) => ({
    ...row,
    phone: row.phone ?? '',
    score: row.score ?? 0,
    time: callTime(row.timeZone, now),
  }))
}
