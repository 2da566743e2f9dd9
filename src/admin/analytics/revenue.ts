import { and, eq, inArray, ne, not, notExists, type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { orders, orders_lines, payments, refunds } from '@/src/database-schema'
import { type Database, databaseOf, query } from '@/src/lib/database'

import { type Counted, midnightOf } from './figures'

export type Revenue = {
  /** Our own fees, in cents, of paid orders less what was given back. */
  readonly ours: Counted
  /** What those orders passed on to the states, in cents. */
  readonly stateFees: Counted
}

const isFee = eq(orders_lines.kind, 'state_fee')

const sumIf = (condition: SQL) =>
  sql<string>`coalesce(sum(${orders_lines.amountMinor}) filter (where ${condition}), 0)`

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

/** The paid orders, with what we charged for ourselves and what for the states. */
const soldIn = (db: Database) =>
  db.$with('sold').as(
    db
      .select({
        id: orders.id,
        paidAt: orders.paidAt,
        ours: sumIf(ne(orders_lines.kind, 'state_fee')).as('ours_sold'),
        fees: sumIf(isFee).as('fees_sold'),
      })
      .from(orders)
      .leftJoin(orders_lines, eq(orders_lines._parentID, orders.id))
      .where(and(inArray(orders.paymentStatus, ['paid', 'refunded']), notExists(paidInTestMode)))
      .groupBy(orders.id),
  )

/** The state fees of a refund: as its lines say, else as far as it covers those of the order. */
function feesOfRefund(): SQL {
  const part = sql.identifier('part')
  const ofOrder = query
    .select({ fees: sql`coalesce(sum(${orders_lines.amountMinor}), 0)` })
    .from(orders_lines)
    .where(and(eq(orders_lines._parentID, refunds.order), isFee))
  return sql`case when jsonb_typeof(${refunds.lines}) = 'array' then (
      select coalesce(sum((${part} ->> 'amountMinor')::int), 0)
      from jsonb_array_elements(${refunds.lines}) ${part} where ${part} ->> 'kind' = 'state_fee'
    ) else least(${refunds.orderMinor}, ${ofOrder}) end`
}

/** What was given back of each order. Money that came in a second time was never ours. */
const givenBackIn = (db: Database) =>
  db.$with('given_back').as(
    db
      .select({
        order: refunds.order,
        amount: sql`sum(${refunds.orderMinor})`.as('amount_back'),
        fees: sql`sum(${feesOfRefund()})`.as('fees_back'),
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.payment))
      .where(and(eq(refunds.status, 'succeeded'), not(payments.isDuplicate)))
      .groupBy(refunds.order),
  )

/**
 * What the paid orders have brought us and the states, each less its refunds.
 *
 * Orders paid in a provider's test mode brought nothing. A refund says how much of which line it
 * gives back; one that doesn't is for the whole order.
 */
export async function sumRevenue(payload: Payload): Promise<Revenue> {
  const midnight = await midnightOf(payload)
  const db = await databaseOf({ payload })
  const [sold, back] = [soldIn(db), givenBackIn(db)]
  const ours = sql`${sold.ours} - coalesce(${back.amount} - ${back.fees}, 0)`
  const fees = sql`${sold.fees} - coalesce(${back.fees}, 0)`
  const isToday = sql`${sold.paidAt} >= ${midnight}::timestamptz`
  const total = (amount: SQL) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number)
  const today = (amount: SQL) =>
    sql`coalesce(sum(${amount}) filter (where ${isToday}), 0)`.mapWith(Number)
  const [sums] = await db
    .with(sold, back)
    .select({
      ours: total(ours),
      oursToday: today(ours),
      fees: total(fees),
      feesToday: today(fees),
    })
    .from(sold)
    .leftJoin(back, eq(back.order, sold.id))
  return {
    ours: { total: sums?.ours ?? 0, today: sums?.oursToday ?? 0 },
    stateFees: { total: sums?.fees ?? 0, today: sums?.feesToday ?? 0 },
  }
}
