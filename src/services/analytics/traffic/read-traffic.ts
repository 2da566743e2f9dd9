import { and, gte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Payload } from 'payload'

import type { Dimension } from '@/src/domain/analytics/traffic/dimensions'
import { DIMENSIONS } from '@/src/domain/analytics/traffic/dimensions'
import {
  byTraffic,
  isAnything,
  NO_TRAFFIC,
  type TrafficFigures,
  type TrafficRow,
} from '@/src/domain/analytics/traffic/figures'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { traffic_results, traffic_visits } from '@/src/lib/traffic/tables'
import { businessZone } from '@/src/services/platform/business-zone'

export type Traffic = Readonly<Record<Dimension, readonly TrafficRow[]>> & {
  readonly zone: string
  /** The first day that is meant. */
  readonly from: string
}

type Change = {
  readonly dimension: string
  readonly value: string
  readonly now: Partial<TrafficFigures>
  readonly before: Partial<TrafficFigures>
}

const sumIf = (column: PgColumn, condition: SQL) =>
  sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)`.mapWith(Number)

function together(changes: readonly Change[], dimension: Dimension): TrafficRow[] {
  const rows = new Map<string, TrafficRow>()
  for (const { value, now, before } of changes.filter((one) => one.dimension === dimension)) {
    const known = rows.get(value) ?? { value, now: NO_TRAFFIC, before: NO_TRAFFIC }
    rows.set(value, {
      value,
      now: { ...known.now, ...now },
      before: { ...known.before, ...before },
    })
  }
  return [...rows.values()].filter(isAnything).sort(byTraffic)
}

/** Where people came from in so many days up to today, with the same number of days before. */
export async function readTraffic(
  payload: Payload,
  days: number,
  at = new Date(),
): Promise<Traffic> {
  const zone = await businessZone({ payload })
  const today = parseDate(isoDayIn(at, zone))
  const from = isoDate(addDays(today, 1 - days))
  const beforeFrom = isoDate(addDays(today, 1 - 2 * days))
  const db = await databaseOf({ payload })
  const visited = await db
    .select({
      dimension: traffic_visits.dimension,
      value: traffic_visits.value,
      now: sumIf(traffic_visits.visitors, gte(traffic_visits.day, from)),
      before: sumIf(traffic_visits.visitors, sql`${traffic_visits.day} < ${from}`),
    })
    .from(traffic_visits)
    .where(gte(traffic_visits.day, beforeFrom))
    .groupBy(traffic_visits.dimension, traffic_visits.value)
  const { day, dimension, leads, oursMinor, orders, value } = traffic_results
  const figuresIf = (condition: SQL) => ({
    leads: sumIf(leads, condition),
    orders: sumIf(orders, condition),
    oursMinor: sumIf(oursMinor, condition),
  })
  const results = await db
    .select({
      dimension,
      value,
      now: figuresIf(gte(day, from)),
      before: figuresIf(sql`${day} < ${from}`),
    })
    .from(traffic_results)
    .where(and(gte(day, beforeFrom)))
    .groupBy(dimension, value)
  const changes: Change[] = [
    ...visited.map((row) => ({
      ...row,
      now: { visitors: row.now },
      before: { visitors: row.before },
    })),
    ...results,
  ]
  const [all, country, region, page, source, campaign] = DIMENSIONS.map((one) =>
    together(changes, one),
  )
  return {
    zone,
    from,
    all: all ?? [],
    country: country ?? [],
    region: region ?? [],
    page: page ?? [],
    source: source ?? [],
    campaign: campaign ?? [],
  }
}
