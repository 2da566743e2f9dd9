import { randomUUID } from 'node:crypto'

import { Pool } from 'pg'
import { z } from 'zod'

import { e2e } from '../environment'

const pool = new Pool({ connectionString: e2e.E2E_DATABASE_URL, max: 1, allowExitOnIdle: true })

/** Paid formations with all their details, to be filed one after the other; a word finds them. */
const MADE = `
with made as (
  insert into orders (
    status, payment_status, total_minor, company_name, legal_name, company_type, email, first_name, last_name,
    service_type, kind, package_type, state_code, search_text, queue, queue_at,
    clock_started_at, clock_due_at, paid_at
  )
  select 'processing', 'paid', 24900, 'Keyboard ' || $2::text || ' ' || g || ' LLC',
    'Keyboard ' || $2 || ' ' || g || ' LLC', 'llc',
    'keyboard-' || $2 || '-' || g || '@example.com', 'Ada', 'Keys', 'llc', 'purchase', 'starter', 'WY',
    ' Keyboard ' || $2 || ' ' || g || ' LLC ', 'to_file', now() + g * interval '1 minute',
    now() - interval '1 day' + g * interval '1 minute', now() + g * interval '1 minute', now()
  from generate_series(60, 59 + $1::int) g
  returning id, queue_at
), details as (
  insert into filings (order_id, management, completed_at) select id, 'member', now() from made
)
select id from made order by queue_at`

export async function fileableOrders(
  count: number,
  word: string = randomUUID().slice(0, 8),
): Promise<string[]> {
  const { rows } = await pool.query(MADE, [count, word])
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}

const STATE = `
select o.queue, (
  select t.note from orders_timeline t where t._parent_id = o.id order by t._order desc limit 1
) as note
from orders o join unnest($1::uuid[]) with ordinality as asked (id, place) on asked.id = o.id
order by asked.place`

/** Where orders are in our work, and what was last told of them. */
export async function stateOfOrders(ids: readonly string[]) {
  const { rows } = await pool.query(STATE, [[...ids]])
  return z.array(z.object({ queue: z.string(), note: z.string().nullable() })).parse(rows)
}
