import { inArray, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import {
  type DayPart,
  type DayTotals,
  sumByDay,
  TOTALS,
  type WrongTotal,
  wrongTotals,
} from '@/src/domain/analytics/totals'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { type Database, databaseOf } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import {
  daily_totals,
  takings,
  takings_to_book,
  total_checks,
  total_differences,
} from '@/src/lib/own-tables'
import { excluded } from '@/src/lib/sql-parts'
import { isWithin, type Span, spansBetween } from '@/src/services/analytics/spans'
import { businessZone } from '@/src/services/platform/business-zone'
import { inSnapshot } from './in-snapshot'
import { countedParts, keptZone, ordersToBook, totalsInBooks, unbookedTakings } from './kept-totals'
import { keptDays, readTotals } from './read-totals'
import { dayOf, takingsInBooks } from './takings-in-books'

/** How many orders one turn books. */
const AT_ONCE = 500

async function addToDays(db: Database, days: readonly DayTotals[]): Promise<void> {
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

const ROWS_AT_ONCE = 1000

/**
 * Counts every day again from the books, and notes what was wrong. Wants to be in a snapshot: what
 * others commit meanwhile stays to be folded.
 */
async function rebuildTotals(
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
  for (let from = 0; from < days.length; from += ROWS_AT_ONCE) {
    await db.insert(daily_totals).values(days.slice(from, from + ROWS_AT_ONCE))
  }
  await db.insert(total_checks).values({ zone, wrong })
}
