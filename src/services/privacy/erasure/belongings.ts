import { and, eq, inArray, or, sql } from 'drizzle-orm'

import {
  affiliate_links,
  campaign_recipients,
  checkout_drafts,
  compliance_tasks,
  consents,
  email_campaigns,
  emails,
  followup_schedules,
  lead_activities,
  leads,
  mail_events,
  suppressions,
  ticket_messages,
  tickets,
  whatsapp_messages,
} from '@/src/database-schema'
import { STAFF_TEMPLATES } from '@/src/domain/mail/mail-templates'
import { type Database, query } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'

import { numberOf, ordersOf, type Subject, ticketsOf } from './subject'

/** What someone has said to us: the tickets stay as figures, without a word of it. */
async function silenceTickets(db: Database, subject: Subject): Promise<void> {
  await db.delete(ticket_messages).where(inArray(ticket_messages.ticket, ticketsOf(subject)))
  await db
    .update(tickets)
    .set({
      subject: 'Removed',
      message: 'Removed',
      adminResponse: null,
      requesterName: null,
      requesterEmail: subject.pseudonym,
      whatsappPhone: null,
      whatsappAt: null,
      waitingFor: null,
      waitingSince: null,
      searchText: null,
      status: 'closed',
      closedAt: sql`coalesce(${tickets.closedAt}, now())`,
      updatedAt: now,
    })
    .where(inArray(tickets.id, ticketsOf(subject)))
}

/** Of the mails that told staff of what someone wrote: those in which the address stands. */
const toldStaff = (email: string) =>
  and(
    inArray(emails.template, STAFF_TEMPLATES),
    sql`strpos(lower(${emails.subject} || ${emails.html} || ${emails.text}), ${email}) > 0`,
  )

/** The mails that hang on someone's account, orders and questions. */
const ownMails = (subject: Subject) =>
  or(
    eq(emails.user, subject.user),
    inArray(emails.order, ordersOf(subject)),
    inArray(emails.ticket, ticketsOf(subject)),
  )

/**
 * The mails to someone, and those that told staff of them. One that only bears an address which is not
 * known to be theirs is its owner's.
 */
async function removeMails(db: Database, subject: Subject): Promise<void> {
  const { email, verified } = subject
  await db
    .delete(emails)
    .where(or(ownMails(subject), verified ? or(eq(emails.to, email), toldStaff(email)) : undefined))
}

/** What was told of mails to someone, and what they agreed to; that they want none is kept. */
async function removeMailRecords(db: Database, subject: Subject): Promise<void> {
  const { user, email, verified } = subject
  const told = query.select({ id: emails.id }).from(emails).where(ownMails(subject))
  await db
    .delete(mail_events)
    .where(or(inArray(mail_events.mail, told), verified ? eq(mail_events.to, email) : undefined))
  await db
    .delete(consents)
    .where(or(eq(consents.user, user), verified ? eq(consents.email, email) : undefined))
}

/** What was said by WhatsApp: also from their confirmed number before it was known whose it is. */
async function removeWhatsApp(db: Database, subject: Subject): Promise<void> {
  const { user, order, ticket, phone } = whatsapp_messages
  await db
    .delete(whatsapp_messages)
    .where(
      or(
        eq(user, subject.user),
        inArray(order, ordersOf(subject)),
        inArray(ticket, ticketsOf(subject)),
        inArray(phone, numberOf(subject)),
      ),
    )
}

/** What was planned to be mailed to someone because of their account. */
async function removePlans(db: Database, { user }: Subject): Promise<void> {
  await db.delete(followup_schedules).where(eq(followup_schedules.user, user))
  await db.delete(campaign_recipients).where(eq(campaign_recipients.user, user))
}

/** What was gathered about an address, which is theirs, as someone who might buy. */
async function removeLeads(db: Database, { email }: Subject): Promise<void> {
  const theirs = query.select({ id: leads.id }).from(leads).where(eq(leads.email, email))
  await db.delete(lead_activities).where(inArray(lead_activities.lead, theirs))
  const { email: address, lead } = followup_schedules
  await db.delete(followup_schedules).where(or(eq(address, email), inArray(lead, theirs)))
  const { email: recipient, lead: recipientLead } = campaign_recipients
  await db
    .delete(campaign_recipients)
    .where(or(eq(recipient, email), inArray(recipientLead, theirs)))
  await db.delete(leads).where(eq(leads.email, email))
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
    .set({ problem: sql`replace(${problem}, ${email}, ${pseudonym})`, updatedAt: now })
    .where(sql`strpos(${problem}, ${email}) > 0`)
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
      payoutMethod: null,
      payoutName: null,
      payoutAccountSealed: null,
      payoutAccountLast4: null,
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
      or(
        eq(user, subject.user),
        inArray(order, ordersOf(subject)),
        subject.verified ? answered : undefined,
      ),
    )
}

/** Removes, silences or closes all that hangs on an account besides its orders. */
export async function removeBelongings(db: Database, subject: Subject): Promise<void> {
  const { user, verified } = subject
  await removeMailRecords(db, subject)
  await removeMails(db, subject) // before the questions that say whose they are lose their address
  await removeWhatsApp(db, subject)
  await silenceTickets(db, subject)
  await removePlans(db, subject)
  if (verified) {
    await removeLeads(db, subject)
    await leaveCampaigns(db, subject)
  }
  await closeAffiliate(db, subject)
  const { user: owner, order } = compliance_tasks
  await db.delete(compliance_tasks).where(or(eq(owner, user), inArray(order, ordersOf(subject))))
  await removeDrafts(db, subject)
  if (verified) await suppress(db, subject)
}
