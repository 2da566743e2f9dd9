import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core'

import {
  affiliate_links,
  audit_log,
  compliance_tasks,
  documents,
  filings,
  job_applications,
  lead_activities,
  leads,
  orders,
  payments,
  refunds,
  service_details,
  subscriptions,
  ticket_messages,
  tickets,
} from '@/src/database-schema'
import { withoutPerson } from '@/src/domain/platform/without-person'
import { type Database, query } from '@/src/lib/database'
import { asText } from '@/src/lib/sql-parts'

import { redactEntries } from './redact-entries'
import { ordersOf, type Subject, ticketsOf } from './subject'

/** The ids of a table's rows that meet a condition, as the log writes them. */
const idsOf = (
  db: Database,
  table: PgTable & { readonly id: PgColumn },
  condition: SQL | undefined,
) =>
  db
    .select({ id: asText(table.id) })
    .from(table)
    .where(condition)

/** The rows that are about someone, whatever table they are in. */
function rowsAbout(db: Database, subject: Subject) {
  const { user, email, verified } = subject
  const [theirOrders, theirTickets] = [ordersOf(subject), ticketsOf(subject)]
  const isTheirLead = verified ? eq(leads.email, email) : sql`false`
  const theirLeads = query.select({ id: leads.id }).from(leads).where(isTheirLead)
  const owned = (table: { readonly user: PgColumn; readonly order: PgColumn }) =>
    or(eq(table.user, user), inArray(table.order, theirOrders))
  return unionAll(
    idsOf(db, orders, inArray(orders.id, theirOrders)),
    idsOf(db, tickets, inArray(tickets.id, theirTickets)),
    idsOf(db, leads, isTheirLead),
    idsOf(db, ticket_messages, inArray(ticket_messages.ticket, theirTickets)),
    idsOf(db, lead_activities, inArray(lead_activities.lead, theirLeads)),
    idsOf(db, job_applications, verified ? eq(job_applications.email, email) : sql`false`),
    idsOf(db, documents, or(owned(documents), inArray(documents.ticket, theirTickets))),
    idsOf(db, filings, owned(filings)),
    idsOf(db, service_details, owned(service_details)),
    idsOf(db, compliance_tasks, owned(compliance_tasks)),
    idsOf(db, subscriptions, owned(subscriptions)),
    idsOf(db, payments, inArray(payments.order, theirOrders)),
    idsOf(db, refunds, inArray(refunds.order, theirOrders)),
    idsOf(db, affiliate_links, eq(affiliate_links.user, user)),
  )
}

/** What an entry says names someone. An address does once it is known to be theirs. */
function names({ user, email, verified }: Subject): SQL | undefined {
  const { before, after } = audit_log
  const said = sql`lower(coalesce(${before}::text, '') || coalesce(${after}::text, ''))`
  return or(
    sql`strpos(${said}, ${user}) > 0`,
    verified ? sql`strpos(${said}, ${email}) > 0` : undefined,
  )
}

/**
 * The entries about someone: of their rows, of rows that named them when staff deleted them, and
 * whatever else names them.
 */
function entriesAbout(db: Database, subject: Subject): SQL | undefined {
  const named = names(subject)
  const deleted = query
    .select({ id: audit_log.documentId })
    .from(audit_log)
    .where(and(eq(audit_log.action, 'delete'), named))
  return or(
    named,
    eq(audit_log.documentId, subject.user),
    inArray(audit_log.documentId, rowsAbout(db, subject)),
    inArray(audit_log.documentId, deleted),
  )
}

/**
 * Drops a person from the audit log and keeps the facts: that something was done, to which row and
 * fields, when, and by whom of the staff. Comes before their rows go, which tell what is theirs.
 */
export async function redactAuditLog(db: Database, subject: Subject): Promise<void> {
  const { id, before, after } = audit_log
  const entries = await db
    .select({ id, before, after })
    .from(audit_log)
    .where(entriesAbout(db, subject))
  const redacted = entries.map((entry) => ({
    id: entry.id,
    before: withoutPerson(entry.before ?? {}),
    after: withoutPerson(entry.after ?? {}),
  }))
  const { user, email, pseudonym } = subject
  await redactEntries(db, { redacted, person: user, email, pseudonym })
}
