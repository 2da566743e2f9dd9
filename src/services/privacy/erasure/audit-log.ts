import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { withoutPerson } from '@/src/domain/platform/without-person'
import { runSql } from '@/src/lib/database'

import { ordersOf, type Subject, ticketsOf } from './subject'

/** The rows that are about somebody, whatever table they are in. */
function rowsAbout(subject: Subject): SQL {
  const { user, email } = subject
  const [orders, tickets] = [ordersOf(subject), ticketsOf(subject)]
  const leads = sql`(select id from leads where email = ${email})`
  const rows = [
    sql`select ${user}::uuid as id`,
    orders,
    tickets,
    leads,
    sql`select id from ticket_messages where ticket_id in ${tickets}`,
    sql`select id from lead_activities where lead_id in ${leads}`,
    sql`select id from documents where user_id = ${user} or order_id in ${orders}
      or ticket_id in ${tickets}`,
    sql`select id from filings where user_id = ${user} or order_id in ${orders}`,
    sql`select id from compliance_tasks where user_id = ${user} or order_id in ${orders}`,
    sql`select id from subscriptions where user_id = ${user} or order_id in ${orders}`,
    sql`select id from payments where order_id in ${orders}`,
    sql`select id from refunds where order_id in ${orders}`,
    sql`select id from affiliate_links where user_id = ${user}`,
  ]
  return sql`(${sql.join(rows, sql` union all `)})`
}

/** What an entry says names somebody. An address does once it is known to be theirs. */
function names({ user, email, verified }: Subject): SQL {
  const said = sql`lower(coalesce(before::text, '') || coalesce(after::text, ''))`
  return sql`(strpos(${said}, ${user}) > 0
    or (${verified}::boolean and strpos(${said}, ${email}) > 0))`
}

/**
 * The entries about somebody: of their rows, of rows that named them when staff deleted them, and
 * whatever else names them.
 */
function entriesAbout(subject: Subject): SQL {
  const named = names(subject)
  return sql`${named} or document_id in (select id::text from ${rowsAbout(subject)} theirs)
    or document_id in (select document_id from audit_log where action = 'delete' and ${named})`
}

/**
 * Drops a person from the audit log and keeps the facts: that something was done, to which row and
 * fields, when, and by whom of the staff. Comes before their rows go, which tell what is theirs.
 */
export async function redactAuditLog(req: PayloadRequest, subject: Subject): Promise<void> {
  const { user, email, pseudonym } = subject
  const entries = await runSql(
    req,
    sql`select id, before, after from audit_log where ${entriesAbout(subject)} for update`,
  )
  for (const { id, before, after } of entries) {
    const [was, is] = [before, after].map((one) => JSON.stringify(withoutPerson(one ?? {})))
    await runSql(
      req,
      sql`update audit_log set before = ${was}::jsonb, after = ${is}::jsonb where id = ${id}`,
    )
  }
  await runSql(
    req,
    sql`update audit_log set actor_email = ${pseudonym}, ip = null
      where actor_id = ${user} or actor_email = ${email}`,
  )
}
