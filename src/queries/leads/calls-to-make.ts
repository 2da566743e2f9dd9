import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { leads } from '@/src/database-schema'
import { CALL_TIMES, type CallTime, callTime } from '@/src/domain/leads/call-hours'
import { CALL_ZONES } from '@/src/domain/leads/call-zones'
import { BANDS } from '@/src/domain/leads/lead-bands'
import { lowestRank } from '@/src/domain/leads/lead-score'
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

/** How good it is now to call in each zone, for the database to sort by. */
function placeOf(now: Date) {
  const unknown = CALL_TIMES.indexOf('unknown')
  const cases = CALL_TIMES.filter((time) => time !== 'unknown').map((time) => {
    const zones = CALL_ZONES.filter((zone) => callTime(zone, now) === time)
    return sql`when ${inArray(leads.timeZone, zones)} then ${CALL_TIMES.indexOf(time)}::int`
  })
  return sql<number>`case ${sql.join(cases, sql` `)} else ${unknown}::int end`
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
  const rows = await db
    .select({ id, email, firstName, lastName, companyName, phone, score, totalAmount, timeZone })
    .from(leads)
    .where(
      and(
        isNull(deletedAt),
        eq(converted, false),
        isNotNull(phone),
        ne(phone, ''),
        gte(rank, lowestRank(BANDS.hot.from)),
        or(isNull(callOutcome), ne(callOutcome, 'lost')),
        or(isNull(lastCalledAt), lt(lastCalledAt, today)),
        or(isNull(nextActionAt), lte(nextActionAt, now.toISOString())),
      ),
    )
    .orderBy(placeOf(now), desc(rank), desc(id))
    .limit(MOST_CALLS)
  return rows.map((row) => ({
    ...row,
    phone: row.phone ?? '',
    score: row.score ?? 0,
    time: callTime(row.timeZone, now),
  }))
}
