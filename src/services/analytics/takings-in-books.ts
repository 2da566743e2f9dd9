import {
  and,
  type Column,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

import { orders, orders_lines, payments, refunds } from '@/src/database-schema'
import { type Database, query } from '@/src/lib/database'

import { type Span, withinSpan } from '@/src/services/analytics/spans'

const isFee = eq(orders_lines.kind, 'state_fee')

const sumIf = (condition: SQL) =>
  sql<number>`coalesce(sum(${orders_lines.amountMinor}) filter (where ${condition}), 0)`

/** A payment in a provider's test mode, which brought nothing. */
const paidInTestMode = query
  .select({ id: payments.id })
  .from(payments)
  .where(
    and(
      eq(payments.order, orders.id),
      eq(payments.mode, 'test'),
      not(payments.sandbox),
      inArray(payments.status, ['succeeded', 'refunded']),
      not(payments.isDuplicate),
    ),
  )

/** What a bank took back was sold as well: its reversal is booked like a refund. */
const isTakenBack = and(eq(orders.paymentStatus, 'failed'), isNotNull(orders.paidAt))

const isSold = and(
  or(inArray(orders.paymentStatus, ['paid', 'refunded']), isTakenBack),
  notExists(paidInTestMode),
)

/** The state fees of a refund: as its lines say, else as far as it covers those of the order. */
function feesOfRefund(): SQL<number> {
  const part = sql.identifier('part')
  const ofOrder = query
    .select({ fees: sql`coalesce(sum(${orders_lines.amountMinor}), 0)` })
    .from(orders_lines)
    .where(and(eq(orders_lines._parentID, refunds.order), isFee))
  return sql<number>`case when jsonb_typeof(${refunds.lines}) = 'array' then (
      select coalesce(sum((${part} ->> 'amountMinor')::int), 0)
      from jsonb_array_elements(${refunds.lines}) ${part} where ${part} ->> 'kind' = 'state_fee'
    ) else least(${refunds.orderMinor}, ${ofOrder}) end`
}

/** A day of the business, as its calendar has it. */
export const dayOf = (at: SQL | Column, zone: string) =>
  sql<string>`to_char(${at} at time zone ${zone}, 'YYYY-MM-DD')`

/**
 * What the books say of orders, by the day: what each sale brought on the day it was paid, and what
 * each refund took back on the day it was given. Orders paid in a provider's test mode brought
 * nothing, and money that came in a second time was never ours.
 *
 * @param some the orders that are asked for; all of them where none are given
 * @param span the days that are asked for; all of them where none are given
 */
export function takingsInBooks(
  db: Database,
  zone: string,
  { some, span }: { readonly some?: readonly string[]; readonly span?: Span } = {},
) {
  const asked = some && inArray(orders.id, [...some])
  const onDays = (at: Column, otherwise: Column) =>
    span && or(withinSpan(at, span, zone), and(isNull(at), withinSpan(otherwise, span, zone)))
  const paid = sql`coalesce(${orders.paidAt}, ${orders.createdAt})`
  const sales = db
    .select({
      order: orders.id,
      day: dayOf(paid, zone).as('day'),
      ours: sumIf(ne(orders_lines.kind, 'state_fee')).as('ours'),
      fees: sumIf(isFee).as('fees'),
    })
    .from(orders)
    .leftJoin(orders_lines, eq(orders_lines._parentID, orders.id))
    .where(and(isSold, asked, onDays(orders.paidAt, orders.createdAt)))
    .groupBy(orders.id)
  const given = sql`coalesce(${refunds.settledAt}, ${refunds.createdAt})`
  const back = db
    .select({
      order: refunds.order,
      day: dayOf(given, zone).as('day'),
      ours: sql<number>`${feesOfRefund()} - ${refunds.orderMinor}`.as('ours'),
      fees: sql<number>`- ${feesOfRefund()}`.as('fees'),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment))
    .innerJoin(orders, eq(orders.id, refunds.order))
    .where(
      and(
        eq(refunds.status, 'succeeded'),
        not(payments.isDuplicate),
        isSold,
        asked,
        onDays(refunds.settledAt, refunds.createdAt),
      ),
    )
  return unionAll(sales, back).as('in_books')
}
