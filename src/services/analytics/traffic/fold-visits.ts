import { count, countDistinct, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { visits } from '@/src/database-schema'
import { type Dimension, MOST_VALUES } from '@/src/domain/analytics/traffic/dimensions'
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

async function foldDimension(db: Database, day: string, dimension: Dimension): Promise<void> {
  const column = dimension === 'all' ? null : COLUMNS[dimension]
  const value = column ? sql<string>`coalesce(${column}, '')` : sql<string>`''::text`
  const ofDay = eq(visits.day, day)
  const isTold =
    column === null || UNKNOWN_COUNTS.has(dimension)
      ? ofDay
      : dimension === 'region'
        ? sql`${ofDay} and ${visits.country} = 'US'`
        : sql`${ofDay} and ${isNotNull(column)}`
  const rows = await db
    .select({
      value: value.as('value'),
      visitors: countDistinct(visits.visitorHash),
      views: count(),
    })
    .from(visits)
    .where(isTold)
    .groupBy(sql`1`)
    .orderBy(desc(countDistinct(visits.visitorHash)), sql`1`)
    .limit(MOST_VALUES)
  if (rows.length === 0) return
  await db.insert(traffic_visits).values(rows.map((row) => ({ day, dimension, ...row })))
}

/** Counts the visitors of the days of which single visits are kept, from all of those. */
export async function foldVisits(db: Database, dimensions: readonly Dimension[]): Promise<void> {
  const days = (await db.selectDistinct({ day: visits.day }).from(visits)).map(({ day }) => day)
  if (days.length === 0) return
  await db.delete(traffic_visits).where(inArray(traffic_visits.day, days))
  for (const day of days) {
    for (const dimension of dimensions) await foldDimension(db, day, dimension)
  }
}
