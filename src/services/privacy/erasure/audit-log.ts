import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
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
  papers,
  payments,
  refunds,
  service_details,
  subscriptions,
  ticket_messages,
  tickets,
  users,
} from '@/src/database-schema'
import { withoutPerson } from '@/src/domain/platform/without-person'
import { isId } from '@/src/domain/vocabulary/id'
import { type Database, query } from '@/src/lib/database'
import { asText, isOneOf } from '@/src/lib/sql-parts'
import {
  isAddressed,
  isOwn,
  ordersOf,
  type Subject,
  ticketsOf,
} from '@/src/services/privacy/erasure/subject'

/**
 * A regular expression, for PostgreSQL and JavaScript alike: the address, and none that only ends or
 * begins like it. In JSON the letter of a line break can precede it.
 */
const patternOf = (address: string): string =>
  String.raw`(?:(?<![a-z0-9._%+-])|(?<=\\[nrt]))` +
  `${address.replaceAll(/[^a-z0-9]/gi, String.raw`\$&`)}(?![a-z0-9_-]|\\.[a-z0-9])`

export const mentions = (text: SQL | PgColumn, address: string): SQL =>
  sql`(strpos(lower(${text}), ${address}) > 0 and ${text} ~* ${patternOf(address)})`

export const withoutAddress = (text: SQL | PgColumn, address: string, other: string): SQL =>
  sql`regexp_replace(${text}, ${patternOf(address)}, ${other}, 'gi')`

export function jsonWithoutAddress(value: unknown, address: string, other: string): unknown {
  const json = JSON.stringify(value).replaceAll(new RegExp(patternOf(address), 'gi'), other)
  return JSON.parse(json)
}

type Redaction = {
  readonly redacted: readonly {
    readonly id: string
    readonly before: unknown
    readonly after: unknown
  }[]
  readonly person: string
  readonly email: string
  readonly pseudonym: string
}

/** The one way past the guard of the audit log, which leaves an entry itself: a migration made it. */
const FUNCTION = sql.identifier('redact_audit_log')

/** Writes entries of the audit log over without the person they name, and takes their acts' name. */
export async function redactEntries(
  db: Database,
  { redacted, person, email, pseudonym }: Redaction,
): Promise<void> {
  const entries = sql`${JSON.stringify(redacted)}::jsonb`
  await db
    .select()
    .from(sql`${FUNCTION}(${entries}, ${person}::uuid, ${email}::text, ${pseudonym}::text)`)
}

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
  const [theirOrders, theirTickets] = [ordersOf(subject), ticketsOf(subject)]
  const isTheirLead = isAddressed(leads.email, subject)
  const theirLeads = query.select({ id: leads.id }).from(leads).where(isTheirLead)
  const owned = (table: { readonly user: PgColumn; readonly order: PgColumn }) =>
    isOwn(table, subject, inArray(table.order, theirOrders))
  return unionAll(
    idsOf(db, orders, inArray(orders.id, theirOrders)),
    idsOf(db, tickets, inArray(tickets.id, theirTickets)),
    idsOf(db, leads, isTheirLead),
    idsOf(db, ticket_messages, inArray(ticket_messages.ticket, theirTickets)),
    idsOf(db, lead_activities, inArray(lead_activities.lead, theirLeads)),
    idsOf(db, job_applications, isAddressed(job_applications.email, subject)),
    idsOf(
      db,
      documents,
      isOwn(
        documents,
        subject,
        inArray(documents.order, theirOrders),
        inArray(documents.ticket, theirTickets),
      ),
    ),
    idsOf(db, filings, owned(filings)),
    idsOf(db, service_details, owned(service_details)),
    idsOf(db, papers, owned(papers)),
    idsOf(db, compliance_tasks, eq(compliance_tasks.user, subject.user)),
    idsOf(db, subscriptions, owned(subscriptions)),
    idsOf(db, payments, inArray(payments.order, theirOrders)),
    idsOf(db, refunds, inArray(refunds.order, theirOrders)),
    idsOf(db, affiliate_links, eq(affiliate_links.user, subject.user)),
  )
}

/** Of some ids, those of rows in another account, or of that account. */
async function idsOfOthers(db: Database, { user }: Subject, among: string[]): Promise<Set<string>> {
  const others = query.select({ id: orders.id }).from(orders).where(ne(orders.user, user))
  const theirTickets = query.select({ id: tickets.id }).from(tickets).where(ne(tickets.user, user))
  const known = (table: PgTable & { readonly id: PgColumn }, condition: SQL) =>
    idsOf(db, table, and(isOneOf(table.id, among), condition))
  const rows = await unionAll(
    known(users, ne(users.id, user)),
    known(orders, ne(orders.user, user)),
    known(tickets, ne(tickets.user, user)),
    known(ticket_messages, inArray(ticket_messages.ticket, theirTickets)),
    known(documents, ne(documents.user, user)),
    known(filings, ne(filings.user, user)),
    known(service_details, ne(service_details.user, user)),
    known(papers, ne(papers.user, user)),
    known(compliance_tasks, ne(compliance_tasks.user, user)),
    known(subscriptions, ne(subscriptions.user, user)),
    known(payments, inArray(payments.order, others)),
    known(refunds, inArray(refunds.order, others)),
    known(affiliate_links, ne(affiliate_links.user, user)),
  )
  return new Set(rows.map(({ id }) => id))
}

/** What an entry says names someone. An address does once it is known to be theirs. */
function names({ user, email, verified }: Subject): SQL | undefined {
  const { before, after } = audit_log
  const said = sql`(coalesce(${before}::text, '') || coalesce(${after}::text, ''))`
  return or(sql`strpos(${said}, ${user}) > 0`, verified ? mentions(said, email) : undefined)
}

/**
 * The entries about someone: of their rows, of rows that named them when staff deleted them, and
 * whatever else names them, such as an entry about another account with the same address.
 */
async function entriesAbout(db: Database, subject: Subject) {
  const named = names(subject)
  const deleted = query
    .select({ id: audit_log.documentId })
    .from(audit_log)
    .where(and(eq(audit_log.action, 'delete'), named))
  const isTheirs = or(
    eq(audit_log.documentId, subject.user),
    inArray(audit_log.documentId, rowsAbout(db, subject)),
  )
  const { id, documentId, before, after } = audit_log
  return db
    .select({ id, documentId, before, after, isTheirs: sql<boolean>`coalesce(${isTheirs}, false)` })
    .from(audit_log)
    .where(or(named, isTheirs, inArray(audit_log.documentId, deleted)))
}

/** Whether others act under the address: in an account that had it before. */
async function hasOtherActor(db: Database, { user, email }: Subject): Promise<boolean> {
  const { actor, actorEmail } = audit_log
  return (await db.$count(audit_log, and(eq(actorEmail, email), ne(actor, user)))) > 0
}

/**
 * Drops a person from the audit log and keeps the facts: that something was done, to which row and
 * fields, when, and by whom of the staff. Of an entry about another account only the address goes.
 * Comes before their rows go, which tell what is theirs.
 */
export async function redactAuditLog(db: Database, subject: Subject): Promise<void> {
  const { user, email, pseudonym } = subject
  const entries = await entriesAbout(db, subject)
  const unsure = entries.flatMap(({ isTheirs, documentId }) =>
    !isTheirs && documentId && isId(documentId) ? [documentId] : [],
  )
  const others = await idsOfOthers(db, subject, unsure)
  const redacted = entries.map(({ id, documentId, isTheirs, before, after }) => {
    const isOthers = !isTheirs && documentId !== null && others.has(documentId)
    const without = (value: unknown) =>
      isOthers ? jsonWithoutAddress(value, email, pseudonym) : withoutPerson(value)
    return { id, before: without(before ?? {}), after: without(after ?? {}) }
  })
  const named = (await hasOtherActor(db, subject)) ? pseudonym : email
  await redactEntries(db, { redacted, person: user, email: named, pseudonym })
}
