import { and, desc, eq, inArray } from 'drizzle-orm'

import { consents, leads, suppressions, users } from '@/src/database-schema'
import {
  CHECKOUT_CONSENT,
  type ConsentPlace,
  type ConsentText,
  type ConsentTopic,
} from '@/src/domain/mail/consent'
import { MAIL_TOPIC_NAMES } from '@/src/domain/mail/mail-preferences'
import type { SuppressionReason } from '@/src/domain/mail/suppression-input'
import { type Caller, databaseOf } from '@/src/lib/database'

/** What someone said of marketing mail or of news by WhatsApp, and where they read what they said it to. */
export type Consent = {
  readonly email: string
  /** All of marketing mail where it names none. */
  readonly topics?: readonly ConsentTopic[]
  readonly granted: boolean
  readonly text: ConsentText
  readonly place: ConsentPlace
  readonly note?: string
}

/** Writes down that an address agreed, or refused. Nothing is ever overwritten. */
export async function recordConsent(req: Caller, consent: Consent): Promise<void> {
  const { email, topics = MAIL_TOPIC_NAMES, granted, text, place, note } = consent
  if (topics.length === 0) return
  const db = await databaseOf(req)
  const [lead] = await db.select({ id: leads.id }).from(leads).where(eq(leads.email, email))
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  await db.insert(consents).values(
    topics.map((topic) => ({
      email,
      topic,
      granted,
      textVersion: text,
      place,
      lead: lead?.id,
      user: user?.id,
      note,
    })),
  )
}

/**
 * Writes down what was ticked in the checkout. Anyone may type an address there: so it takes nothing
 * back that was refused by a mailed link or in the account, and says nothing twice.
 */
export async function recordCheckoutConsent(
  req: Caller,
  email: string,
  granted: boolean,
): Promise<void> {
  const db = await databaseOf(req)
  const [last] = await db
    .select({ granted: consents.granted, place: consents.place })
    .from(consents)
    .where(and(eq(consents.email, email), inArray(consents.topic, [...MAIL_TOPIC_NAMES])))
    .orderBy(desc(consents.createdAt))
    .limit(1)
  const isNews = granted ? !last?.granted : last?.granted === true
  const isTheirs = last === undefined || last.place === 'checkout'
  if (!isNews || !isTheirs) return
  await recordConsent(req, { email, granted, text: CHECKOUT_CONSENT, place: 'checkout' })
}

type Suppressed = {
  readonly email: string
  readonly reason: SuppressionReason
  readonly campaign?: string | null
  readonly note?: string
}

/** Keeps marketing mail from an address from now on; once for each reason. */
export async function suppress(req: Caller, { note, ...row }: Suppressed): Promise<void> {
  const db = await databaseOf(req)
  await db
    .insert(suppressions)
    .values({ ...row, note: note?.slice(0, 300) })
    .onConflictDoNothing({ target: [suppressions.email, suppressions.reason] })
}

/** Takes back that someone wanted no mail; what a mailbox or its reader said otherwise stays. */
export async function forgetUnsubscription(req: Caller, email: string): Promise<void> {
  const db = await databaseOf(req)
  await db
    .delete(suppressions)
    .where(and(eq(suppressions.email, email), eq(suppressions.reason, 'unsubscribed')))
}
