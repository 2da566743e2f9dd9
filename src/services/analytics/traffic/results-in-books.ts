import { and, count, eq, gte, inArray, lt, lte, type SQL, sql, sum } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

import { leads, orders } from '@/src/database-schema'
import { type Dimension, MOST_VALUES } from '@/src/domain/analytics/traffic/dimensions'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import type { Database } from '@/src/lib/database'
import { takings } from '@/src/lib/own-tables'
import { lead_origins, order_origins } from '@/src/lib/traffic/tables'
import { dayOf } from '@/src/services/analytics/takings-in-books'

type Origins = typeof lead_origins | typeof order_origins

/** Days of the business, the earliest first, and the zone whose calendar they are of. */
export type Days = { readonly zone: string; readonly days: readonly string[] }

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

const midnight = (day: string | undefined, later: number) =>
  day && `${isoDate(addDays(parseDate(day), later))}T00:00:00Z`

/** The leads of about these days, found by an index: a day ends at another hour in each zone. */
function around({ days }: Days) {
  const [from, until] = [midnight(days[0], -1), midnight(days.at(-1), 2)]
  return from && until ? and(gte(leads.createdAt, from), lt(leads.createdAt, until)) : sql`false`
}

const none = (name: string) => sql<number>`0`.as(name)

/** The leads of days by one dimension: of each day those values that brought the most. */
function leadsOf(db: Database, asked: Days, dimension: Dimension) {
  const { value, of } = valueIn(lead_origins, dimension)
  const led = db
    .select({ day: dayOf(leads.createdAt, asked.zone).as('day'), value: value.as('value') })
    .from(leads)
    .leftJoin(lead_origins, eq(lead_origins.lead, leads.id))
    .where(and(around(asked), of))
    .as('led')
  const { day } = led
  const ranked = db
    .select({
      day,
      value: led.value,
      leads: count().as('leads'),
      place:
        sql<number>`row_number() over (partition by ${day} order by count(*) desc, ${led.value})`.as(
          'place',
        ),
    })
    .from(led)
    .where(inArray(day, [...asked.days]))
    .groupBy(day, led.value)
    .as('ranked_leads')
  return db
    .select({
      day: ranked.day,
      value: ranked.value,
      leads: ranked.leads,
      orders: none('orders'),
      oursMinor: none('ours_minor'),
    })
    .from(ranked)
    .where(lte(ranked.place, MOST_VALUES))
}

/** The orders of days and what was ours of them, in the same way. */
function ordersOf(db: Database, { days }: Days, dimension: Dimension) {
  const { value, of } = valueIn(order_origins, dimension)
  const { day, order, oursMinor } = takings
  const booked = db
    .select({
      day,
      value: value.as('value'),
      order,
      oursMinor,
      isSale: sql<boolean>`${oursMinor} + ${takings.feesMinor} > 0`.as('is_sale'),
    })
    .from(takings)
    .innerJoin(orders, eq(orders.id, order))
    .leftJoin(order_origins, eq(order_origins.order, order))
    .where(and(inArray(day, [...days]), of))
    .as('booked')
  const ours = sum(booked.oursMinor)
  const ranked = db
    .select({
      day: booked.day,
      value: booked.value,
      orders: sql<number>`count(distinct ${booked.order}) filter (where ${booked.isSale})`.as(
        'orders',
      ),
      oursMinor: sql<number>`${ours}`.as('ours_minor'),
      place:
        sql<number>`row_number() over (partition by ${booked.day} order by ${ours} desc, ${booked.value})`.as(
          'place',
        ),
    })
    .from(booked)
    .groupBy(booked.day, booked.value)
    .as('ranked_orders')
  return db
    .select({
      day: ranked.day,
      value: ranked.value,
      leads: none('leads'),
      orders: ranked.orders,
      oursMinor: ranked.oursMinor,
    })
    .from(ranked)
    .where(lte(ranked.place, MOST_VALUES))
}

/** What each of some days brought by one dimension, as rows of `traffic_results`. */
export function resultsInBooks(db: Database, asked: Days, dimension: Dimension) {
  const brought = unionAll(leadsOf(db, asked, dimension), ordersOf(db, asked, dimension)).as(
    'brought',
  )
  const { day, value, leads, orders, oursMinor } = brought
  return db
    .select({
      day,
      dimension: sql<string>`${dimension}::text`.as('dimension'),
      value,
      leads: sql<number>`sum(${leads})`.as('leads'),
      orders: sql<number>`sum(${orders})`.as('orders'),
      oursMinor: sql<number>`sum(${oursMinor})`.as('ours_minor'),
    })
    .from(brought)
    .groupBy(day, value)
}
