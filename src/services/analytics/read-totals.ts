import { desc } from 'drizzle-orm'
import type { Payload } from 'payload'
import { z } from 'zod'

import { type DayTotals, sumByDay, TOTALS, type WrongTotal } from '@/src/domain/analytics/totals'
import { type Database, databaseOf } from '@/src/lib/database'
import { daily_totals, total_checks } from '@/src/lib/own-tables'
import { businessZone } from '@/src/services/platform/business-zone'

import { inSnapshot } from './in-snapshot'
import { ordersToBook, unbookedTakings, unfoldedCounts } from './kept-totals'

/** More than this waits only while no worker runs, which the dashboard says as well. */
const MOST_WAITING = 1000

/** The days as they are kept, with what is still to be folded into them. */
export async function keptDays(db: Database, zone: string): Promise<DayTotals[]> {
  const kept = await db.select().from(daily_totals)
  const counts = await unfoldedCounts(db, zone)
  const waiting = await ordersToBook(db, MOST_WAITING)
  return sumByDay([...kept, ...counts, ...(await unbookedTakings(db, zone, waiting))])
}

/** Every day of the business with what it brought, up to this moment. */
export async function readTotals(
  payload: Payload,
): Promise<{ readonly zone: string; readonly days: readonly DayTotals[] }> {
  const zone = await businessZone({ payload })
  const days = await inSnapshot(payload, async (req) => keptDays(await databaseOf(req), zone))
  return { zone, days }
}

export type TotalsCheck = { readonly at: string; readonly wrong: readonly WrongTotal[] }

const wrongOnes = z.array(
  z.object({ day: z.string(), name: z.enum(TOTALS), kept: z.number(), books: z.number() }),
)

/** How the figures compared with the books the last time; null before they ever were. */
export async function lastTotalsCheck(payload: Payload): Promise<TotalsCheck | null> {
  const db = await databaseOf({ payload })
  const [last] = await db
    .select({ at: total_checks.at, wrong: total_checks.wrong })
    .from(total_checks)
    .orderBy(desc(total_checks.id))
    .limit(1)
  return last ? { at: new Date(last.at).toISOString(), wrong: wrongOnes.parse(last.wrong) } : null
}
