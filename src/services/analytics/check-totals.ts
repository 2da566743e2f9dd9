import type { Payload } from 'payload'

import { sumByDay, type WrongTotal, wrongTotals } from '@/src/domain/analytics/totals'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { type Database, databaseOf } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import { total_checks } from '@/src/lib/own-tables'
import { isWithin, type Span, spansBetween } from '@/src/services/analytics/spans'
import { businessZone } from '@/src/services/platform/business-zone'
import { foldTotals } from './fold-totals'
import { inSnapshot } from './in-snapshot'
import { totalsInBooks } from './kept-totals'
import { keptDays, readTotals } from './read-totals'
import { rebuildTotals } from './rebuild-totals'

/** No more than so many are written down: the first days tell where to look. */
const MOST_KEPT = 100

/** So many days are held against the books in one transaction, which is over within a second or two. */
const DAYS_AT_ONCE = 14

async function wrongOn(db: Database, zone: string, span?: Span): Promise<readonly WrongTotal[]> {
  const kept = await keptDays(db, zone)
  const asked = span ? kept.filter(({ day }) => isWithin(span, day)) : kept
  return wrongTotals(asked, sumByDay(await totalsInBooks(db, zone, span)))
}

/** Compares all of it in one transaction, which corrects what it finds. */
function correct(payload: Payload, zone: string): Promise<readonly WrongTotal[]> {
  return inSnapshot(payload, async (req) => {
    const db = await databaseOf(req)
    const found = await wrongOn(db, zone)
    if (found.length > 0) await rebuildTotals(db, zone, found.slice(0, MOST_KEPT))
    return found
  })
}

/**
 * Holds the figures against the books, some days at a time, and writes down what it found. Where
 * they differ they are counted again, in one transaction.
 *
 * @param length how many days are looked at in one go
 */
export async function checkTotals(
  payload: Payload,
  length = DAYS_AT_ONCE,
): Promise<readonly WrongTotal[]> {
  await foldTotals(payload)
  const zone = await businessZone({ payload })
  const { days } = await readTotals(payload)
  const today = isoDayIn(new Date(), zone)
  let isWrong = false
  for (const span of spansBetween(days[0]?.day ?? today, days.at(-1)?.day ?? today, length)) {
    const found = await inSnapshot(payload, async (req) =>
      wrongOn(await databaseOf(req), zone, span),
    )
    isWrong = found.length > 0
    if (isWrong) break
  }
  const wrong = isWrong ? await correct(payload, zone) : []
  if (wrong.length > 0) log.error({ wrong: wrong.slice(0, 20) }, 'the daily totals were wrong')
  else await (await databaseOf({ payload })).insert(total_checks).values({ zone, wrong: [] })
  return wrong
}
