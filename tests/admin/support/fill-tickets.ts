import type pg from 'pg'

const AT = `now() - g * interval '5 minutes'`

/** Tickets as the inbox needs them, written straight to the table: no messages. */
const FILL = `
insert into tickets (
  subject, message, status, requester_name, requester_email, assignee_id, waiting_for,
  waiting_since, last_message_at, last_staff_at, search_text, created_at
)
select
  subject, 'Filled', status::enum_tickets_status, name, email,
  case when g % 100 = 3 then $2::uuid end,
  (case when status = 'closed' then null when g % 100 < 3 then 'us' else 'them' end)::enum_tickets_waiting_for,
  case when status <> 'closed' then at end, at, case when g % 100 >= 3 then at end,
  concat(' ', subject, ' ', name, ' ', email, ' '), at
from (
  select g, ${AT} as at,
    case when g % 100 < 3 then 'open' when g % 100 < 8 then 'in_progress' else 'closed' end as status,
    (array['EIN letter', 'Refund', 'Operating agreement', 'Registered agent'])[1 + g % 4] || ' ' || g as subject,
    'Number' || g as name, 'bench-' || g || '@example.com' as email
  from generate_series(1, $1::int) g
) made`

export async function fillTickets(
  client: Pick<pg.Client, 'query'>,
  count: number,
  assignee: string,
): Promise<void> {
  await client.query(FILL, [count, assignee])
  await client.query('vacuum analyze tickets')
}
