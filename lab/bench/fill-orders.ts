import type pg from 'pg'

/** Where an order in a hundred thousand is: few are work, most are done. */
const QUEUE = `case
  when g % 500 = 0 then 'to_file'
  when g % 500 in (1, 2) then 'waiting'
  when g % 50 = 3 then 'submitted'
  when g % 500 = 4 then 'to_deliver'
  when g % 10 = 5 then 'unpaid'
  when g % 20 = 6 then 'closed'
  else 'delivered' end`

const AT = `now() - g * interval '40 seconds'`

/** Only what is to file has a promise, and none of them ends: no one is to be told meanwhile. */
const DUE = `case when queue = 'to_file' then now() + interval '2 hours' + (g % 1000) * interval '1 minute' end`

/** Orders as the list needs them, written straight to the tables, each with two lines and no story. */
const FILL = `
with filled as (
insert into orders (
  status, payment_status, total_minor, company_name, legal_name, company_type, email, first_name, last_name,
  service_type, kind, package_type, state_code, receipt_number, search_text, queue, queue_at,
  in_to_deliver, in_waiting, in_submitted,
  clock_started_at, clock_due_at, clock_breached_at, breach_open, refund_open, refund_requested_at,
  created_at, paid_at
)
select
  (case queue when 'unpaid' then 'pending' when 'closed' then 'cancelled'
    when 'delivered' then 'completed' else 'processing' end)::enum_orders_status,
  (case queue when 'unpaid' then 'pending' else 'paid' end)::enum_orders_payment_status,
  24900, company, company, 'llc', email, first, last,
  (case g % 5 when 0 then 'ein' when 1 then 'itin' else 'llc' end)::enum_orders_service_type,
  'purchase', 'standard',
  (array['WY', 'DE', 'NM', 'FL', 'TX', 'CA', 'NY', 'NV'])[1 + g % 8],
  '1999-' || lpad(g::text, 8, '0'), concat(' ', company, ' ', first, ' ', last, ' ', email, ' '),
  queue::enum_orders_queue, coalesce(${DUE}, at),
  queue = 'to_deliver', queue = 'waiting', queue = 'submitted', ${DUE} - interval '1 day', ${DUE},
  case when g % 2000 = 7 then at end, g % 2000 = 7, g % 1000 = 8,
  case when g % 1000 = 8 then at end, at, case queue when 'unpaid' then null else at end
from (
  select g, ${QUEUE} as queue, ${AT} as at,
    (array['Harbor', 'Granite', 'Kestrel', 'Willow', 'Osprey'])[1 + g % 5] || ' Bench ' || g || ' LLC' as company,
    'bench-' || g || '@example.com' as email,
    (array['Nadia', 'Omar', 'Farah', 'Rosa'])[1 + g % 4] as first,
    'Number' || g as last
  from generate_series($1::int, $2::int) g
) made
returning id
)
insert into orders_lines (_order, _parent_id, id, kind, ref, label, amount_minor, refundable, billing)
select n, filled.id, filled.id || '-' || n, kind::enum_orders_lines_kind, kind, kind, minor, true, 'once'
from filled, (values (1, 'service', 14900), (2, 'state_fee', 10000)) line (n, kind, minor)`

const AT_ONCE = 50_000

/** Fills the tables until there are so many orders; gives how many there are. The totals are to be folded. */
export async function fillOrders(client: Pick<pg.Client, 'query'>, wanted: number) {
  const count = async () =>
    Number((await client.query('select count(*) as n from orders')).rows[0].n)
  const there = await count()
  // Neither triggers nor foreign keys: the totals are counted from the books afterwards.
  await client.query('set session_replication_role = replica')
  for (let from = there; from < wanted; from += AT_ONCE) {
    await client.query(FILL, [from + 1, Math.min(wanted, from + AT_ONCE)])
  }
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze orders, orders_lines')
  await client.query('delete from total_checks')
  return count()
}
