import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'

import {
  disputes,
  filings,
  orders,
  orders_timeline,
  papers,
  payments,
  refunds,
  screenings,
  service_details,
  subscriptions,
  webhook_events,
} from '@/src/database-schema'
import { ERASED_NAME } from '@/src/domain/privacy/erasure'
import { type Database, query } from '@/src/lib/database'
import { paper_choices } from '@/src/lib/own-tables'
import { now } from '@/src/lib/sql-parts'

import { eraseSigningFacts } from '@/src/services/signing/chain'

import { isOwn, ordersOf, type Subject } from './subject'

const NOTHING = {
  phone: null,
  companyPurpose: null,
  businessAddress: null,
  stateFileNumber: null,
  ein: null,
  address_line: null,
  address_city: null,
  address_state: null,
  address_zipCode: null,
  address_country: null,
  details_country: null,
  details_businessType: null,
  details_trademarkText: null,
  details_trademarkType: null,
  details_additionalInfo: null,
  records_articlesName: null,
  records_articlesAddress: null,
  records_einLetterName: null,
  records_einLetterAddress: null,
  notes: null,
  statusReason: null,
  undo: null,
  offerPerson: null,
  claimTokenHash: null,
  passHash: null,
  draft: null,
} as const

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
