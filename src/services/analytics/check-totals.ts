import type { Payload } from 'payload'

import { sumByDay, type WrongTotal, wrongTotals } from '@/src/domain/analytics/totals'
import { databaseOf } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import { total_checks } from '@/src/lib/own-tables'
import { businessZone } from '@/src/services/platform/business-zone'

import { foldTotals } from './fold-totals'
import { inSnapshot } from './in-snapshot'
import { totalsInBooks } from './kept-totals'
import { keptDays } from './read-totals'
import { rebuildTotals } from './rebuild-totals'

/** No more than so many are written down: the first days tell where to look. */
const MOST_KEPT = 100

/**
 * Holds the figures against the books, day by day, and writes down what it found. Where they
 * differ they are counted again, in the same transaction.
 */
export async function checkTotals(payload: Payload): Promise<readonly WrongTotal[]> {
  await foldTotals(payload)
  const zone = await businessZone({ payload })
  const wrong = await inSnapshot(payload, async (req) => {
    const db = await databaseOf(req)
    const kept = await keptDays(db, zone)
    const found = wrongTotals(kept, sumByDay(await totalsInBooks(db, zone)))
    if (found.length > 0) await rebuildTotals(db, zone, found.slice(0, MOST_KEPT))
    else await db.insert(total_checks).values({ zone, wrong: [] })
    return found
  })
  if (wrong.length > 0) log.error({ wrong: wrong.slice(0, 20) }, 'the daily totals were wrong')
  return wrong
}
