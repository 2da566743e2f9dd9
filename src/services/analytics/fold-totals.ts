import { inArray, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { type DayPart, type DayTotals, sumByDay, TOTALS } from '@/src/domain/analytics/totals'
import { type Database, databaseOf } from '@/src/lib/database'
import { daily_totals, takings, takings_to_book, total_differences } from '@/src/lib/own-tables'
import { excluded } from '@/src/lib/sql-parts'
import { businessZone } from '@/src/services/platform/business-zone'

import { inSnapshot } from './in-snapshot'
import { countedParts, keptZone, ordersToBook, unbookedTakings } from './kept-totals'
import { rebuildTotals } from './rebuild-totals'
import { dayOf } from './takings-in-books'

/** How many orders one turn books. */
const AT_ONCE = 500

export async function addToDays(db: Database, days: readonly DayTotals[]): Promise<void> {
  if (days.length === 0) return
  const columns = daily_totals
  await db
    .insert(daily_totals)
    .values([...days])
    .onConflictDoUpdate({
      target: columns.day,
      set: Object.fromEntries(
        TOTALS.map((name) => [name, sql`${columns[name]} + ${excluded(columns[name])}`]),
      ),
    })
}

/** Takes the differences away and gives them, by the day: no one else can fold them as well. */
async function takeCounts(db: Database, zone: string): Promise<DayPart[]> {
  const { name, at, amount } = total_differences
  const taken = db
    .$with('taken')
    .as(
      db
        .delete(total_differences)
        .returning({ name, day: dayOf(sql`${at}`, zone).as('day'), amount }),
    )
  const rows = await db
    .with(taken)
    .select({
      name: taken.name,
      day: taken.day,
      amount: sql<number>`sum(${taken.amount})`.mapWith(Number),
    })
    .from(taken)
    .groupBy(taken.name, taken.day)
  return countedParts(rows)
}

/** Books what changed of some orders. Says how many there were. */
async function bookTakings(db: Database, zone: string): Promise<number> {
  const some = await ordersToBook(db, AT_ONCE)
  if (some.length === 0) return 0
  const differences = await unbookedTakings(db, zone, some)
  await db.delete(takings_to_book).where(inArray(takings_to_book.order, some))
  if (differences.length > 0) {
    await db.insert(takings).values([...differences])
    await addToDays(db, sumByDay(differences))
  }
  return some.length
}

/**
 * Folds what was appended since the last time into the days of the business, each row once: it is
 * gone when and only when it is counted. Another zone, or none before, counts everything again.
 */
export async function foldTotals(payload: Payload): Promise<void> {
  const zone = await businessZone({ payload })
  const isSameZone = await inSnapshot(payload, async (req) => {
    const db = await databaseOf(req)
    if ((await keptZone(db)) !== zone) {
      await rebuildTotals(db, zone, [])
      return false
    }
    await addToDays(db, sumByDay(await takeCounts(db, zone)))
    return true
  })
  for (let more = isSameZone; more; ) {
    const booked = await inSnapshot(payload, async (req) =>
      bookTakings(await databaseOf(req), zone),
    )
    more = booked === AT_ONCE
  }
}
