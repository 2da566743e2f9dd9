import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { visits } from '@/src/database-schema'
import { DIMENSIONS, type Dimension, MOST_VALUES } from '@/src/domain/analytics/traffic/dimensions'
import type { Database } from '@/src/lib/database'
import { traffic_visits } from '@/src/lib/traffic/tables'

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
export async function foldVisits(db: Database, since: string): Promise<void> {
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
