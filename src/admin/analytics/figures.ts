import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { startOfPeriod } from '@/src/domain/vocabulary/time/time-zone'
import { runSql } from '@/src/lib/database'
import { businessZone } from '@/src/services/platform/business-zone'

export type Counted = { readonly total: number; readonly today: number }
export type Revenue = {
  /** Our own fees, in cents, of paid orders less what was given back. */
  readonly ours: Counted
  /** What those orders passed on to the states, in cents. */
  readonly stateFees: Counted
}

/** A day of the company begins at midnight where its books are kept. */
const midnightOf = async (payload: Payload): Promise<string> =>
  startOfPeriod(new Date(), await businessZone({ payload }), 1).toISOString()

async function oneRow(payload: Payload, query: Parameters<typeof runSql>[1]) {
  const [row = {}] = await runSql({ payload }, query)
  return (column: string) => Number(row[column] ?? 0)
}

export async function countUsers(payload: Payload): Promise<Counted> {
  const midnight = await midnightOf(payload)
  const figure = await oneRow(
    payload,
    sql`select count(*) as total, count(*) filter (where created_at >= ${midnight}::timestamptz) as today from users`,
  )
  return { total: figure('total'), today: figure('today') }
}

export type OrderCounts = Counted & {
  readonly pending: number
  readonly processing: number
  readonly completed: number
}

export async function countOrders(payload: Payload): Promise<OrderCounts> {
  const midnight = await midnightOf(payload)
  const figure = await oneRow(
    payload,
    sql`select count(*) as total,
      count(*) filter (where created_at >= ${midnight}::timestamptz) as today,
      count(*) filter (where status = 'pending') as pending,
      count(*) filter (where status = 'processing') as processing,
      count(*) filter (where status = 'completed') as completed
      from orders`,
  )
  return {
    total: figure('total'),
    today: figure('today'),
    pending: figure('pending'),
    processing: figure('processing'),
    completed: figure('completed'),
  }
}

/**
 * What the paid orders have brought us and the states, each less its refunds.
 *
 * Orders paid in a provider's test mode brought nothing. A refund says how much of which line it gives back; one that doesn't is for the whole order,
 * and money that came in a second time was never ours.
 */
export async function sumRevenue(payload: Payload): Promise<Revenue> {
  const midnight = await midnightOf(payload)
  const figure = await oneRow(
    payload,
    sql`with sold as (
        select o.id, o.paid_at,
          coalesce(sum(l.amount_minor) filter (where l.kind <> 'state_fee'), 0) as ours,
          coalesce(sum(l.amount_minor) filter (where l.kind = 'state_fee'), 0) as fees
        from orders o left join orders_lines l on l._parent_id = o.id
        where o.payment_status in ('paid', 'refunded') and not exists (
          select 1 from payments t where t.order_id = o.id and t.mode = 'test' and not t.sandbox
            and t.status in ('succeeded', 'refunded') and not t.is_duplicate)
        group by o.id
      ), given_back as (
        select r.order_id, sum(r.order_minor) as amount,
          sum(case when jsonb_typeof(r.lines) = 'array' then (
            select coalesce(sum((part ->> 'amountMinor')::int), 0)
            from jsonb_array_elements(r.lines) part where part ->> 'kind' = 'state_fee'
          ) else least(r.order_minor, (
            select coalesce(sum(l.amount_minor), 0) from orders_lines l
            where l._parent_id = r.order_id and l.kind = 'state_fee'
          )) end) as fees
        from refunds r join payments p on p.id = r.payment_id
        where r.status = 'succeeded' and not p.is_duplicate
        group by r.order_id
      ), net as (
        select s.paid_at >= ${midnight}::timestamptz as is_today,
          s.ours - coalesce(g.amount - g.fees, 0) as ours, s.fees - coalesce(g.fees, 0) as fees
        from sold s left join given_back g on g.order_id = s.id
      )
      select sum(ours) as ours, sum(ours) filter (where is_today) as ours_today,
        sum(fees) as fees, sum(fees) filter (where is_today) as fees_today
      from net`,
  )
  return {
    ours: { total: figure('ours'), today: figure('ours_today') },
    stateFees: { total: figure('fees'), today: figure('fees_today') },
  }
}
