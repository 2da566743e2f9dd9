import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Payload } from 'payload'

import type { Dimension } from '@/src/domain/analytics/traffic/dimensions'
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

export type Traffic = {
  readonly zone: string
  /** The first day that is meant. */
  readonly from: string
  /** All of it, as one row; none while there is nothing. */
  readonly all: TrafficRow | null
  /** By what was asked for. */
  readonly rows: readonly TrafficRow[]
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
  dimension: Dimension,
  at = new Date(),
): Promise<Traffic> {
  const zone = await businessZone({ payload })
  const today = parseDate(isoDayIn(at, zone))
  const from = isoDate(addDays(today, 1 - days))
  const beforeFrom = isoDate(addDays(today, 1 - 2 * days))
  const db = await databaseOf({ payload })
  const asked = (table: typeof traffic_visits | typeof traffic_results) =>
    and(inArray(table.dimension, ['all', dimension]), gte(table.day, beforeFrom))
  const visited = db
    .select({
      dimension: traffic_visits.dimension,
      value: traffic_visits.value,
      now: { visitors: sumIf(traffic_visits.visitors, gte(traffic_visits.day, from)) },
      before: { visitors: sumIf(traffic_visits.visitors, lt(traffic_visits.day, from)) },
    })
    .from(traffic_visits)
    .where(asked(traffic_visits))
    .groupBy(traffic_visits.dimension, traffic_visits.value)
  const { leads, oursMinor, orders, ...results } = traffic_results
  const figuresIf = (condition: SQL) => ({
    leads: sumIf(leads, condition),
    orders: sumIf(orders, condition),
    oursMinor: sumIf(oursMinor, condition),
  })
  const brought = db
    .select({
      dimension: results.dimension,
      value: results.value,
      now: figuresIf(gte(results.day, from)),
      before: figuresIf(lt(results.day, from)),
    })
    .from(traffic_results)
    .where(asked(traffic_results))
    .groupBy(results.dimension, results.value)
  const changes: Change[] = (await Promise.all([visited, brought])).flat() // at the same time
  const [all = null] = together(changes, 'all')
  return { zone, from, all, rows: together(changes, dimension) }
}
