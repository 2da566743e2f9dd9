import type pg from 'pg'

/** A name and an address, each row its own. */
const PERSON = `'Number' || g as last, (array['Nadia', 'Omar', 'Farah', 'Rosa'])[1 + g % 4] as first,
  'person-' || g || '@example.com' as email`

/** Staff are as few as in a small company; all others are customers. */
const USERS = `
insert into users (
  first_name, last_name, email, role, search_text, email_verified_at, last_seen_at, created_at
)
select first, last, email,
  (case when g % 500 = 1 and g <= 10000 then 'sub_admin' else 'user' end)::enum_users_role,
  lower(concat(' ', first, ' ', last, ' ', email, ' ')), case when g % 10 > 0 then at end, at, at
from (
  select g, now() - g * interval '35 seconds' as at, ${PERSON} from generate_series($1::int, $2::int) g
) made`

/** One in a hundred is open, and most of those wait for their customer. */
const TICKETS = `
insert into tickets (
  subject, message, status, topic, requester_name, requester_email, waiting_for, waiting_since,
  last_message_at, last_staff_at, search_text, created_at
)
select subject, 'Filled', status::enum_tickets_status, 'billing', first || ' ' || last, email,
  (case when status = 'open' then 'us' when status = 'in_progress' then 'them' end)::enum_tickets_waiting_for,
  case when status <> 'closed' then at end, at, case when status <> 'open' then at end,
  concat(' ', subject, ' ', first, ' ', last, ' ', email, ' '), at
from (
  select g, now() - g * interval '5 minutes' as at, ${PERSON},
    case when g % 500 = 0 then 'open' when g % 100 = 1 then 'in_progress' else 'closed' end as status,
    (array['EIN letter', 'Refund', 'Operating agreement', 'Registered agent'])[1 + g % 4] || ' ' || g as subject
  from generate_series($1::int, $2::int) g
) made`

const MAILS = `
insert into emails (
  "to", subject, html, text, template, kind, status, dedupe_key, attempts, last_error, sent_at, created_at
)
select email, 'Your receipt ' || lpad(g::text, 7, '0'), '<p>Filled</p>', 'Filled',
  (array['order-received', 'ticket-answered', 'verify-email'])[1 + g % 3],
  (case when g % 5 = 0 then 'marketing' else 'transactional' end)::enum_emails_kind,
  status::enum_emails_status, 'bench-' || g, 1, case when status = 'failed' then 'No such mailbox' end,
  case when status = 'sent' then at end, at
from (
  select g, now() - g * interval '30 seconds' as at, ${PERSON},
    case when g % 1000 = 0 then 'failed' when g % 1000 = 1 then 'held' else 'sent' end as status
  from generate_series($1::int, $2::int) g
) made`

const ENTRIES = `
insert into audit_log (actor_email, action, area, entity, document_id, before, after, ip, created_at)
select 'clerk-' || g % 20 || '@example.com', (array['update', 'create', 'update', 'delete'])[1 + g % 4],
  (array['orders', 'support', 'users', 'compliance'])[1 + g % 4],
  (array['orders', 'tickets', 'users', 'complianceTasks'])[1 + g % 4], gen_random_uuid(),
  '{"status": "processing"}', '{"status": "completed"}', '192.0.2.1', now() - g * interval '20 seconds'
from generate_series($1::int, $2::int) g`

/** One for each user that was made here; few are overdue, most are done. */
const TASKS = `
insert into compliance_tasks (title, due_date, user_id, kind, state, is_completed, completed_at, created_at)
select 'Annual report ' || g, date_trunc('day', now()) + interval '12 hours' + (case
    when g % 10 < 8 then -(g % 3000) when g % 1000 = 8 then -3 when g % 1000 = 9 then 4 else 9 + g % 900 end)
    * interval '1 day',
  users.id, (case when g % 4 = 0 then 'tax' else 'report' end)::enum_compliance_tasks_kind, 'WY',
  g % 10 < 8, case when g % 10 < 8 then now() end, now()
from generate_series($1::int, $2::int) g join users on users.email = 'person-' || g || '@example.com'`

/** One for each user that was made here; some earned much, most nothing. */
const AFFILIATES = `
insert into affiliate_links (user_id, code, clicks, conversions, total_earned_minor, search_text, created_at)
select users.id, 'code-' || g, g % 997, g % 31, case when g % 10 = 0 then g % 90001 else 0 end,
  concat(' code-', g, users.search_text), now()
from generate_series($1::int, $2::int) g join users on users.email = 'person-' || g || '@example.com'`

const FILLS = [
  ['users', USERS],
  ['tickets', TICKETS],
  ['emails', MAILS],
  ['audit_log', ENTRIES],
  ['compliance_tasks', TASKS],
  ['affiliate_links', AFFILIATES],
] as const

const AT_ONCE = 50_000

/** Fills the tables behind the lists until each has had so many rows written here. */
export async function fillLists(
  client: Pick<pg.Client, 'query'>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await client.query('set session_replication_role = replica') // as with orders
  for (const [, fill] of FILLS) {
    for (let first = from; first < to; first += AT_ONCE) {
      await client.query(fill, [first + 1, Math.min(to, first + AT_ONCE)])
    }
  }
  await client.query('set session_replication_role = origin')
  await client.query(`vacuum analyze ${FILLS.map(([table]) => table).join()}`)
}
