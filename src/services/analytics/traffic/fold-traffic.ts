import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  max,
  min,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Payload } from 'payload'
import { leads, visits } from '@/src/database-schema'
import { DIMENSIONS, type Dimension, MOST_VALUES } from '@/src/domain/analytics/traffic/dimensions'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { type Database, databaseOf } from '@/src/lib/database'
import { takings } from '@/src/lib/own-tables'
import {
  booked_takings,
  traffic_due,
  traffic_mark,
  traffic_results,
  traffic_visits,
} from '@/src/lib/traffic/tables'
import { inSnapshot } from '@/src/services/analytics/in-snapshot'
import { dayOf } from '@/src/services/analytics/takings-in-books'
import { businessZone } from '@/src/services/platform/business-zone'
import { resultsInBooks } from './results-in-books'

/** So many days of the calendar are counted in one transaction. */
const AT_ONCE = 31

/** Notes days whose results are to be counted again. */
async function note(db: Database, days: readonly { readonly day: string }[]): Promise<void> {
  if (days.length === 0) return
  await db
    .insert(traffic_due)
    .values([...days])
    .onConflictDoNothing()
}

/** All days on which there is or was anything to count. */
async function noteAllDays(db: Database, zone: string): Promise<void> {
  await note(
    db,
    await db.selectDistinct({ day: dayOf(leads.createdAt, zone).as('day') }).from(leads),
  )
  await note(db, await db.selectDistinct({ day: takings.day }).from(takings))
  await note(db, await db.selectDistinct({ day: traffic_results.day }).from(traffic_results))
}

/**
 * Notes the days that are given, and those on which something was booked since the last time. All
 * of them where the books were written again, as in another time zone: then no old entry is left.
 */
async function noteDueDays(db: Database, zone: string, always: readonly string[]): Promise<void> {
  await note(
    db,
    always.map((day) => ({ day })),
  )
  const { id, day } = booked_takings
  const [mark] = await db.select().from(traffic_mark)
  const [there] = await db.select({ first: min(id), last: max(id) }).from(booked_takings)
  const last = Math.max(there?.last ?? 0, mark?.taking ?? 0)
  if (!mark || (there?.first ?? 0) > mark.taking) await noteAllDays(db, zone)
  else {
    await note(db, await db.selectDistinct({ day }).from(booked_takings).where(gt(id, mark.taking)))
  }
  if (mark?.taking === last) return
  await db.delete(traffic_mark)
  await db.insert(traffic_mark).values({ taking: last })
}

/**
 * Counts again what the latest of the noted days brought, from all leads and takings of each: no
 * more at once than others can wait for. Says whether days are left.
 */
async function foldDueDays(db: Database, zone: string): Promise<boolean> {
  const { day } = traffic_due
  const [{ last } = { last: null }] = await db.select({ last: max(day) }).from(traffic_due)
  if (last === null) return false
  const from = isoDate(addDays(parseDate(last), 1 - AT_ONCE))
  const due = await db.select({ day }).from(traffic_due).where(gte(day, from)).orderBy(asc(day))
  const days = due.map((row) => row.day)
  await db.delete(traffic_results).where(inArray(traffic_results.day, days))
  for (const dimension of DIMENSIONS) {
    await db.insert(traffic_results).select(resultsInBooks(db, { zone, days }, dimension))
  }
  await db.delete(traffic_due).where(inArray(day, days))
  return (await db.$count(traffic_due)) > 0
}

/** Single visits are kept for longer than that, so that these days can be counted from them. */
const COUNTED_DAYS = 3

/** The first day of which the visitors are still counted. */
export async function countedSince(payload: Payload, at = new Date()): Promise<string> {
  const today = isoDayIn(at, await businessZone({ payload }))
  return isoDate(addDays(parseDate(today), 1 - COUNTED_DAYS))
}

/** What is not counted by then waits for the next minute: no one else is to be held up for long. */
const FOR_MS = 10_000

/**
 * Brings the figures of where people come from up to date. Each day is counted whole, so that
 * running twice changes nothing. Where the books were written again, their days are counted in
 * parts, the latest first, over as many runs as that takes.
 */
export async function foldTraffic(
  payload: Payload,
  at = new Date(),
  forMs = FOR_MS,
): Promise<void> {
  const zone = await businessZone({ payload })
  const today = isoDayIn(at, zone)
  const yesterday = isoDate(addDays(parseDate(today), -1))
  const since = await countedSince(payload, at)
  const until = Date.now() + forMs
  await inSnapshot(payload, async (req) => {
    const db = await databaseOf(req)
    await foldVisits(db, since)
    await noteDueDays(db, zone, [yesterday, today])
  })
  const foldSome = () =>
    inSnapshot(payload, async (req) => foldDueDays(await databaseOf(req), zone))
  let isLeft = await foldSome() // today and yesterday are among these each time
  while (isLeft) {
    isLeft = await foldSome()
    if (Date.now() > until) return
  }
}

/** Where a visit says it; nothing where all visits are meant. */
const COLUMNS: Record<Exclude<Dimension, 'all'>, PgColumn> = {
  country: visits.country,
  region: visits.region,
  page: visits.path,
  source: visits.source,
  campaign: visits.campaign,
}

/** Visits that do not say it are counted as unknown, but for those that have none to say. */
const UNKNOWN_COUNTS: ReadonlySet<string> = new Set(['country', 'page', 'source'])

/** Which visits a dimension counts. */
function told(dimension: Dimension): SQL | undefined {
  if (dimension === 'region') return eq(visits.country, 'US')
  if (dimension === 'all' || UNKNOWN_COUNTS.has(dimension)) return undefined
  return isNotNull(COLUMNS[dimension])
}

/** The visitors of a day by one dimension, those with the most first; `which` narrows the visits. */
export function visitorsOf(db: Database, day: string, dimension: Dimension, which?: SQL) {
  const value =
    dimension === 'all' ? sql<string>`''::text` : sql<string>`coalesce(${COLUMNS[dimension]}, '')`
  return db
    .select({
      value: value.as('value'),
      visitors: countDistinct(visits.visitorHash),
      views: count(),
    })
    .from(visits)
    .where(and(eq(visits.day, day), told(dimension), which))
    .groupBy(sql`1`)
    .orderBy(desc(countDistinct(visits.visitorHash)), sql`1`)
    .limit(MOST_VALUES)
}

/** The days since then of which other visits are kept than were counted. */
async function changedDays(db: Database, since: string): Promise<string[]> {
  const { day, views } = traffic_visits
  const counted = await db
    .select({ day, views })
    .from(traffic_visits)
    .where(and(eq(traffic_visits.dimension, 'all'), gte(day, since)))
  const kept = await db
    .select({ day: visits.day, views: count() })
    .from(visits)
    .where(gte(visits.day, since))
    .groupBy(visits.day)
  const numbers = new Map(kept.map((one) => [one.day, one.views]))
  const before = new Map(counted.map((one) => [one.day, one.views]))
  return [...new Set([...numbers.keys(), ...before.keys()])].filter(
    (one) => numbers.get(one) !== before.get(one),
  )
}

/**
 * Counts the visitors of the days since then whose visits are not what was counted. Of the days
 * before, visits are forgotten or soon will be: their figures stay.
 */
async function foldVisits(db: Database, since: string): Promise<void> {
  const days = await changedDays(db, since)
  if (days.length === 0) return
  await db
    .delete(traffic_visits)
    .where(and(inArray(traffic_visits.day, days), inArray(traffic_visits.dimension, DIMENSIONS)))
  for (const day of days) {
    for (const dimension of DIMENSIONS) {
      const rows = await visitorsOf(db, day, dimension)
      if (rows.length === 0) continue
      await db.insert(traffic_visits).values(rows.map((row) => ({ day, dimension, ...row })))
    }
  }
}
