import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import {
  affiliate_links,
  campaign_recipients,
  checkout_drafts,
  compliance_tasks,
  consents,
  disputes,
  email_campaigns,
  emails,
  filings,
  followup_schedules,
  lead_activities,
  leads,
  mail_events,
  orders,
  orders_timeline,
  papers,
  payments,
  refunds,
  screenings,
  service_details,
  subscriptions,
  suppressions,
  ticket_messages,
  tickets,
  users,
  webhook_events,
  whatsapp_messages,
} from '@/src/database-schema'
import { STAFF_TEMPLATES } from '@/src/domain/mail/mail-templates'
import { ERASED_NAME } from '@/src/domain/privacy/erasure'
import { type Database, query } from '@/src/lib/database'
import { nothingIn } from '@/src/lib/find-one'
import { paper_choices } from '@/src/lib/own-tables'
import { now } from '@/src/lib/sql-parts'
import { mentions, withoutAddress } from '@/src/services/privacy/erasure/audit-log'
import { eraseSigningFacts } from '@/src/services/signing/chain'
import { isAddressed, isOwn, numberOf, ordersOf, type Subject, ticketsOf } from './subject'

/**
 * What someone has said to us: the tickets stay as figures, without a word of it. Of a ticket in
 * another account only the address goes.
 */
async function redactTickets(db: Database, subject: Subject): Promise<void> {
  await db.delete(ticket_messages).where(inArray(ticket_messages.ticket, ticketsOf(subject)))
  await db
    .update(tickets)
    .set({
      subject: 'Removed',
      message: 'Removed',
      adminResponse: null,
      requesterName: null,
      requesterEmail: subject.pseudonym,
      ...nothingIn('whatsappPhone whatsappAt waitingFor waitingSince searchText tags'),
      snoozedUntil: null,
      status: 'closed',
      closedAt: sql`coalesce(${tickets.closedAt}, now())`,
      updatedAt: now,
    })
    .where(inArray(tickets.id, ticketsOf(subject)))
  if (!subject.verified) return
  const ofAccount = query
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, tickets.user))
  await db
    .update(tickets)
    .set({ requesterEmail: sql`(${ofAccount})` })
    .where(and(isAddressed(tickets.requesterEmail, subject), isNotNull(tickets.user)))
}

/** Of the mails that told staff of what someone wrote: those in which the address stands. */
const toldStaff = (email: string) =>
  and(
    inArray(emails.template, STAFF_TEMPLATES),
    mentions(sql`${emails.subject} || ' ' || ${emails.html} || ' ' || ${emails.text}`, email),
  )

/** The mails about someone's account, orders and questions, those to them, and those that told staff of them. */
const ownMails = (subject: Subject) =>
  isOwn(
    emails,
    subject,
    inArray(emails.order, ordersOf(subject)),
    inArray(emails.ticket, ticketsOf(subject)),
    isAddressed(emails.to, subject),
    subject.verified ? toldStaff(subject.email) : undefined,
  )

/** Removes their mails, and what was told of them. What went to the address about another's order keeps no address. */
async function removeMails(db: Database, subject: Subject): Promise<void> {
  const theirs = query.select({ id: emails.id }).from(emails).where(ownMails(subject))
  await db.delete(mail_events).where(inArray(mail_events.mail, theirs))
  await db.delete(emails).where(ownMails(subject))
  if (!subject.verified) return
  const { email, pseudonym } = subject
  await db.delete(mail_events).where(and(eq(mail_events.to, email), isNull(mail_events.mail)))
  await db.update(mail_events).set({ to: pseudonym }).where(eq(mail_events.to, email))
  await db.update(emails).set({ to: pseudonym }).where(eq(emails.to, email))
}

/** What they agreed to. That they want no mail is kept. */
async function removeConsents(db: Database, subject: Subject): Promise<void> {
  await db.delete(consents).where(isOwn(consents, subject, isAddressed(consents.email, subject)))
}

/** What was said by WhatsApp: also from their confirmed number before it was known whose it is. */
async function removeWhatsApp(db: Database, subject: Subject): Promise<void> {
  const { order, ticket, phone } = whatsapp_messages
  await db
    .delete(whatsapp_messages)
    .where(
      isOwn(
        whatsapp_messages,
        subject,
        inArray(order, ordersOf(subject)),
        inArray(ticket, ticketsOf(subject)),
        inArray(phone, numberOf(subject)),
      ),
    )
}

/** What was planned to be mailed to someone, and what was gathered about them as someone who might buy. */
async function removeLeads(db: Database, subject: Subject): Promise<void> {
  const isTheirs = isAddressed(leads.email, subject)
  const theirs = query.select({ id: leads.id }).from(leads).where(isTheirs)
  for (const table of [followup_schedules, campaign_recipients]) {
    const { user, email, lead } = table
    await db
      .delete(table)
      .where(isOwn({ user }, subject, isAddressed(email, subject), inArray(lead, theirs)))
  }
  await db.delete(lead_activities).where(inArray(lead_activities.lead, theirs))
  await db.delete(leads).where(isTheirs)
}

/** Takes an address off the lists that staff pasted for campaigns, and out of why one failed. */
async function leaveCampaigns(db: Database, { email, pseudonym }: Subject): Promise<void> {
  const { addresses, addressCount, problem } = email_campaigns
  const lines = sql`string_to_array(${addresses}, chr(10))`
  await db
    .update(email_campaigns)
    .set({
      addresses: sql`array_to_string(array_remove(${lines}, ${email}), chr(10))`,
      addressCount: sql`${addressCount} - 1`,
      updatedAt: now,
    })
    .where(sql`${email} = any(${lines})`)
  await db
    .update(email_campaigns)
    .set({ problem: withoutAddress(problem, email, pseudonym), updatedAt: now })
    .where(mentions(problem, email))
}

/** Has no one mail an address again. */
async function suppress(db: Database, { email }: Subject): Promise<void> {
  await db
    .insert(suppressions)
    .values({ email, reason: 'unsubscribed', note: 'The account was deleted' })
    .onConflictDoNothing({ target: [suppressions.email, suppressions.reason] })
}

async function closeAffiliate(db: Database, { user }: Subject): Promise<void> {
  await db
    .update(affiliate_links)
    .set({
      isActive: false,
      ...nothingIn('payoutMethod payoutName payoutAccountSealed payoutAccountLast4'),
      code: sql`'ERASED_' || upper(substr(md5(gen_random_uuid()::text), 1, 10))`,
      updatedAt: now,
    })
    .where(eq(affiliate_links.user, user))
}

async function removeDrafts(db: Database, subject: Subject): Promise<void> {
  const { answers, order, user } = checkout_drafts
  const answered = sql`${answers} ->> 'email' = ${subject.email}`
  await db
    .delete(checkout_drafts)
    .where(
      isOwn(
        { user },
        subject,
        inArray(order, ordersOf(subject)),
        subject.verified ? answered : undefined,
      ),
    )
}

/** Removes, silences or closes all that hangs on an account besides its orders. */
export async function deletePersonalData(db: Database, subject: Subject): Promise<void> {
  await removeConsents(db, subject)
  await removeMails(db, subject) // before the questions that say whose they are lose their address
  await removeWhatsApp(db, subject)
  await redactTickets(db, subject)
  await removeLeads(db, subject)
  await closeAffiliate(db, subject)
  await db.delete(compliance_tasks).where(eq(compliance_tasks.user, subject.user))
  await removeDrafts(db, subject)
  if (!subject.verified) return
  await leaveCampaigns(db, subject)
  await suppress(db, subject)
}

const NOTHING = nothingIn(
  'phone companyPurpose businessAddress stateFileNumber ein address_line',
  'address_city address_state address_zipCode address_country details_country',
  'details_businessType details_trademarkText details_trademarkType',
  'details_additionalInfo records_articlesName records_articlesAddress',
  'records_einLetterName records_einLetterAddress notes statusReason undo',
  'offerPerson claimTokenHash passHash draft',
)

/** What providers wrote of the payments and the cards that were used, and why staff gave money back. */
async function forgetPayments(db: Database, subject: Subject): Promise<void> {
  const theirs = ordersOf(subject)
  const refsOf = (table: typeof payments | typeof refunds | typeof disputes) =>
    query.select({ ref: table.gatewayRef }).from(table).where(inArray(table.order, theirs))
  const { ref, refundRef, disputeRef } = webhook_events
  await db
    .update(webhook_events)
    .set({ payload: {}, error: null })
    .where(
      or(
        inArray(ref, refsOf(payments)),
        inArray(refundRef, refsOf(refunds)),
        inArray(disputeRef, refsOf(disputes)),
      ),
    )
  await db
    .update(payments)
    .set({
      card_brand: null,
      card_last4: null,
      card_fingerprint: null,
      failureMessage: null,
      quarantineReason: null,
    })
    .where(inArray(payments.order, theirs))
  await db
    .update(refunds)
    .set({ reason: 'Removed', failureMessage: null })
    .where(inArray(refunds.order, theirs))
  await db.update(disputes).set({ providerReason: null }).where(inArray(disputes.order, theirs))
}

async function endSubscriptions(db: Database, subject: Subject): Promise<void> {
  const { cancelledAt, endsAt, renewsAt, status } = subscriptions
  const isRunning = inArray(status, ['active', 'past_due'])
  await db
    .update(subscriptions)
    .set({
      email: subject.pseudonym,
      cancelReason: null,
      cancelledAt: sql`case when ${isRunning} then now() else ${cancelledAt} end`,
      endsAt: sql`case when ${isRunning} then ${renewsAt} else ${endsAt} end`,
      renewalOrder: null,
      status: sql`case when ${isRunning} then 'cancelled' else ${status} end`,
    })
    .where(isOwn(subscriptions, subject, inArray(subscriptions.order, ordersOf(subject))))
}

/**
 * Takes the person out of their orders. Amounts, lines, receipt numbers and the company's name
 * stay, for the books; what was told for the filing goes.
 */
export async function pseudonymiseOrders(db: Database, subject: Subject): Promise<void> {
  const { user, pseudonym } = subject
  const theirs = ordersOf(subject)
  await eraseSigningFacts(db, theirs)
  await db.delete(paper_choices).where(inArray(paper_choices.order, theirs))
  for (const table of [filings, service_details, papers]) {
    await db.delete(table).where(isOwn(table, subject, inArray(table.order, theirs)))
  }
  await db
    .update(orders_timeline)
    .set({ note: null })
    .where(inArray(orders_timeline._parentID, theirs))
  await db
    .update(screenings)
    .set({ name: 'Removed', country: null, key: sql`${screenings.id}::text` })
    .where(and(inArray(screenings.order, theirs), eq(screenings.status, 'clear'))) // matches are evidence
  await forgetPayments(db, subject)
  await endSubscriptions(db, subject)
  await db
    .update(orders)
    .set({ status: 'cancelled', queue: 'closed' })
    .where(
      and(eq(orders.user, user), eq(orders.status, 'pending'), ne(orders.paymentStatus, 'paid')),
    )
  await db
    .update(orders)
    .set({
      ...NOTHING,
      email: pseudonym,
      firstName: ERASED_NAME.firstName,
      lastName: ERASED_NAME.lastName,
      searchText: sql`' ' || ${orders.companyName} || ' '`,
      updatedAt: now,
    })
    .where(eq(orders.user, user))
}
