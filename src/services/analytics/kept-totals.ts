import { count, desc, inArray, type SQLWrapper, sql, sum } from 'drizzle-orm'

import { leads, orders, tickets, users } from '@/src/database-schema'
import {
  type DayPart,
  isCounted,
  type Taking,
  takingDifferences,
} from '@/src/domain/analytics/totals'
import type { Database } from '@/src/lib/database'
import { takings, takings_to_book, total_checks, total_differences } from '@/src/lib/own-tables'

import { type Span, withinSpan } from '@/src/services/analytics/spans'
import { dayOf, takingsInBooks } from './takings-in-books'

/** The zone in which the kept days were counted; null before they ever were. */
export async function keptZone(db: Database): Promise<string | null> {
  const [last] = await db
    .select({ zone: total_checks.zone })
    .from(total_checks)
    .orderBy(desc(total_checks.id))
    .limit(1)
  return last?.zone ?? null
}

type Counted = { readonly name: string; readonly day: string; readonly amount: number }

/** Counts by name and day, as parts of days. */
export const countedParts = (rows: readonly Counted[]): DayPart[] =>
  rows.flatMap(({ name, day, amount }) => (isCounted(name) ? [{ day, [name]: amount }] : []))

/** The differences of counts that are not folded yet, by the day. */
export async function unfoldedCounts(db: Database, zone: string): Promise<DayPart[]> {
  const { name, at, amount } = total_differences
  const differences = db
    .select({ name, day: dayOf(sql`${at}`, zone).as('day'), amount })
    .from(total_differences)
    .as('differences')
  const rows = await db
    .select({
      name: differences.name,
      day: differences.day,
      amount: sum(differences.amount).mapWith(Number),
    })
    .from(differences)
    .groupBy(differences.name, differences.day)
  return countedParts(rows)
}

const sumsOf = (ours: SQLWrapper, fees: SQLWrapper) => ({
  oursMinor: sum(ours).mapWith(Number),
  feesMinor: sum(fees).mapWith(Number),
})

/** What is still to be booked of these orders. */
export async function unbookedTakings(
  db: Database,
  zone: string,
  some: readonly string[],
): Promise<readonly Taking[]> {
  if (some.length === 0) return []
  const inBooks = takingsInBooks(db, zone, { some })
  const books = await db
    .select({ order: inBooks.order, day: inBooks.day, ...sumsOf(inBooks.ours, inBooks.fees) })
    .from(inBooks)
    .groupBy(inBooks.order, inBooks.day)
  const { order, day, oursMinor, feesMinor } = takings
  const booked = await db
    .select({ order, day, ...sumsOf(oursMinor, feesMinor) })
    .from(takings)
    .where(inArray(order, [...some]))
    .groupBy(order, day)
  return takingDifferences(books, booked)
}

/** Orders that wait to be booked, each once; no more than so many. */
export async function ordersToBook(db: Database, most: number): Promise<string[]> {
  const { order } = takings_to_book
  const rows = await db.selectDistinct({ order }).from(takings_to_book).limit(most)
  return rows.map((row) => row.order)
}

const TABLES = { users, orders, leads, tickets } as const

/** The days of a span as the books have them, counted from their rows; all days without one. */
export async function totalsInBooks(db: Database, zone: string, span?: Span): Promise<DayPart[]> {
  const parts: DayPart[] = []
  for (const [name, table] of Object.entries(TABLES)) {
    const rows = db
      .select({ day: dayOf(table.createdAt, zone).as('day') })
      .from(table)
      .where(span && withinSpan(table.createdAt, span, zone))
      .as('counted')
    const days = await db.select({ day: rows.day, n: count() }).from(rows).groupBy(rows.day)
    for (const { day, n } of days) parts.push({ day, [name]: n })
  }
  const inBooks = takingsInBooks(db, zone, { span })
  const money = await db
    .select({ day: inBooks.day, ...sumsOf(inBooks.ours, inBooks.fees) })
    .from(inBooks)
    .groupBy(inBooks.day)
  return [...parts, ...money]
}
