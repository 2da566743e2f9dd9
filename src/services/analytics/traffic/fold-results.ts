import {
  and,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  lt,
  max,
  min,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'

import { leads, orders } from '@/src/database-schema'
import { DIMENSIONS, type Dimension, MOST_VALUES } from '@/src/domain/analytics/traffic/dimensions'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import type { Database } from '@/src/lib/database'
import { takings } from '@/src/lib/own-tables'
import {
  booked_takings,
  lead_origins,
  order_origins,
  traffic_mark,
  traffic_results,
} from '@/src/lib/traffic/tables'
import { dayOf } from '@/src/services/analytics/takings-in-books'

type Origins = typeof lead_origins | typeof order_origins

/** What an origin says, empty where it says nothing; `of` leaves out those that have none to say. */
function valueIn(origins: Origins, dimension: Dimension): { value: SQL<string>; of?: SQL } {
  switch (dimension) {
    case 'all':
      return { value: sql<string>`''::text` }
    case 'region':
      return { value: sql<string>`coalesce(${origins.region}, '')`, of: eq(origins.country, 'US') }
    case 'campaign':
      return {
        value: sql<string>`${origins.campaign}`,
        of: sql`${origins.campaign} is not null`,
      }
    default:
      return { value: sql<string>`coalesce(${origins[dimension]}, '')` }
  }
}

/** The leads of a day of the business; the days around it let an index find them. */
const ofDay = (day: string, zone: string) => {
  const [from, until] = [-1, 2].map((days) => `${isoDate(addDays(parseDate(day), days))}T00:00:00Z`)
  return and(
    gte(leads.createdAt, from ?? day),
    lt(leads.createdAt, until ?? day),
    eq(dayOf(leads.createdAt, zone), day),
  )
}

function leadsOf(db: Database, day: string, zone: string, dimension: Dimension) {
  const { value, of } = valueIn(lead_origins, dimension)
  return db
    .select({ value: value.as('value'), leads: countDistinct(leads.id) })
    .from(leads)
    .leftJoin(lead_origins, eq(lead_origins.lead, leads.id))
    .where(and(ofDay(day, zone), of))
    .groupBy(sql`1`)
    .orderBy(desc(countDistinct(leads.id)), sql`1`)
    .limit(MOST_VALUES)
}

function ordersOf(db: Database, day: string, dimension: Dimension) {
  const { value, of } = valueIn(order_origins, dimension)
  const isSale = sql`${takings.oursMinor} + ${takings.feesMinor} > 0`
  return db
    .select({
      value: value.as('value'),
      orders: sql<number>`count(distinct ${takings.order}) filter (where ${isSale})`.mapWith(
        Number,
      ),
      oursMinor: sum(takings.oursMinor).mapWith(Number),
    })
    .from(takings)
    .innerJoin(orders, eq(orders.id, takings.order))
    .leftJoin(order_origins, eq(order_origins.order, takings.order))
    .where(and(eq(takings.day, day), of))
    .groupBy(sql`1`)
    .orderBy(desc(sum(takings.oursMinor)), sql`1`)
    .limit(MOST_VALUES)
}

async function foldDay(db: Database, day: string, zone: string): Promise<void> {
  await db.delete(traffic_results).where(eq(traffic_results.day, day))
  for (const dimension of DIMENSIONS) {
    const rows = new Map<string, typeof traffic_results.$inferInsert>()
    const none = { leads: 0, orders: 0, oursMinor: 0 }
    for (const row of await leadsOf(db, day, zone, dimension)) {
      rows.set(row.value, { ...none, day, dimension, ...row })
    }
    for (const row of await ordersOf(db, day, dimension)) {
      rows.set(row.value, { ...none, day, dimension, ...rows.get(row.value), ...row })
    }
    if (rows.size > 0) await db.insert(traffic_results).values([...rows.values()])
  }
}

/** All days on which there is anything to count. */
async function allDays(db: Database, zone: string): Promise<string[]> {
  const led = await db.selectDistinct({ day: dayOf(leads.createdAt, zone).as('day') }).from(leads)
  const took = await db.selectDistinct({ day: takings.day }).from(takings)
  return [...led, ...took].map(({ day }) => day)
}

/**
 * The days on which something was booked since the last time, and how far that went. All of them
 * where the books were written again, as in another time zone: then no old entry is left.
 */
async function newlyBooked(db: Database, zone: string) {
  const [mark] = await db.select().from(traffic_mark)
  const [there] = await db
    .select({ first: min(booked_takings.id), last: max(booked_takings.id) })
    .from(booked_takings)
  const last = there?.last ?? 0
  if (!mark || (there?.first ?? 0) > mark.taking) {
    await db.delete(traffic_results)
    return { days: await allDays(db, zone), last }
  }
  const rows = await db
    .selectDistinct({ day: booked_takings.day })
    .from(booked_takings)
    .where(gt(booked_takings.id, mark.taking))
  return { days: rows.map(({ day }) => day), last: Math.max(last, mark.taking) }
}

/**
 * Counts again what the days brought on which something was booked since the last time, and those
 * that are given, from all leads and takings of each.
 */
export async function foldResults(
  db: Database,
  zone: string,
  always: readonly string[],
): Promise<void> {
  const booked = await newlyBooked(db, zone)
  for (const day of new Set([...always, ...booked.days])) await foldDay(db, day, zone)
  await db.delete(traffic_mark)
  await db.insert(traffic_mark).values({ taking: booked.last })
}
