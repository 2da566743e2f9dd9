import { sql } from 'drizzle-orm'

import { sumByDay, type WrongTotal } from '@/src/domain/analytics/totals'
import type { Database } from '@/src/lib/database'
import {
  daily_totals,
  takings,
  takings_to_book,
  total_checks,
  total_differences,
} from '@/src/lib/own-tables'

import { totalsInBooks } from './kept-totals'
import { takingsInBooks } from './takings-in-books'

const AT_ONCE = 1000

/**
 * Counts every day again from the books, and notes what was wrong. Wants to be in a snapshot: what
 * others commit meanwhile stays to be folded.
 */
export async function rebuildTotals(
  db: Database,
  zone: string,
  wrong: readonly WrongTotal[],
): Promise<void> {
  const days = sumByDay(await totalsInBooks(db, zone))
  for (const table of [daily_totals, takings, takings_to_book, total_differences]) {
    await db.delete(table)
  }
  const inBooks = takingsInBooks(db, zone)
  await db.insert(takings).select(
    db
      .select({
        order: inBooks.order,
        day: inBooks.day,
        oursMinor: sql<number>`sum(${inBooks.ours})`.as('ours_minor'),
        feesMinor: sql<number>`sum(${inBooks.fees})`.as('fees_minor'),
      })
      .from(inBooks)
      .groupBy(inBooks.order, inBooks.day),
  )
  for (let from = 0; from < days.length; from += AT_ONCE) {
    await db.insert(daily_totals).values(days.slice(from, from + AT_ONCE))
  }
  await db.insert(total_checks).values({ zone, wrong })
}
