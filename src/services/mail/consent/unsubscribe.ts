import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { consents, email_campaigns, leads, suppressions, users } from '@/src/database-schema'
import {
  CHECKOUT_CONSENT,
  type ConsentPlace,
  type ConsentText,
  type ConsentTopic,
} from '@/src/domain/mail/consent'
import { MAIL_TOPIC_NAMES, type MailTopic } from '@/src/domain/mail/mail-preferences'
import type { SuppressionReason } from '@/src/domain/mail/suppression-input'
import { isId } from '@/src/domain/vocabulary/id'
import {
  type Caller,
  databaseOf,
  hasRow,
  lockInTransaction,
  transactional,
} from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { now } from '@/src/lib/sql-parts'
import { derivedToken, isDerivedToken } from '@/src/lib/tokens'

/** Whose email preferences a link opens, and which campaign it was mailed with. */
type Subscriber = { readonly email: string; readonly campaign: string | null }

const subjectOf = ({ email, campaign }: Subscriber) => `${email}\n${campaign ?? ''}`

/** The parameters of a link: it never stops working. */
function queryOf(subscriber: Subscriber): string {
  const search = new URLSearchParams({
    to: Buffer.from(subscriber.email).toString('base64url'),
    ...(subscriber.campaign && { of: subscriber.campaign }),
    token: derivedToken('unsubscribe', subjectOf(subscriber)),
  })
  return search.toString()
}

export const unsubscribePage = (subscriber: Subscriber): string =>
  `${env.SITE_URL}/unsubscribe?${queryOf(subscriber)}`

/** What a mail program posts to by itself (RFC 8058). */
export const oneClickAddress = (subscriber: Subscriber): string =>
  `${env.SITE_URL}/api/mail/unsubscribe?${queryOf(subscriber)}`

/**
 * The headers by which a mail program offers to unsubscribe. Each is one line whatever its length:
 * servers that fold it break the DKIM signature.
 */
export const unsubscribeHeaders = (subscriber: Subscriber): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${oneClickAddress(subscriber)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const ADDRESS = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/

/** Whose link this is; null for one that we never wrote. */
export function subscriberOf(search: URLSearchParams): Subscriber | null {
  const [to, of, token] = ['to', 'of', 'token'].map((name) => search.get(name) ?? '')
  if (!to || !token || !/^[\w-]{4,400}$/.test(to) || (of && !isId(of))) return null
  const email = Buffer.from(to, 'base64url').toString('utf8')
  const subscriber = { email, campaign: of || null }
  if (!ADDRESS.test(email)) return null
  return isDerivedToken('unsubscribe', subjectOf(subscriber), token) ? subscriber : null
}

const isUnsubscribed = (email: string) =>
  and(eq(suppressions.email, email), eq(suppressions.reason, 'unsubscribed'))

/** Says in the account that bears the address whether marketing is welcome. */
async function tellAccount(req: Caller, email: string, marketing: boolean): Promise<void> {
  const db = await databaseOf(req)
  await db
    .update(users)
    .set({ notificationPreferences_marketing: marketing, updatedAt: now })
    .where(eq(users.email, email))
}

async function countUnsubscription(req: Caller, campaign: string | null): Promise<void> {
  if (!campaign) return
  const db = await databaseOf(req)
  const { unsubscribeCount } = email_campaigns
  await db
    .update(email_campaigns)
    .set({ unsubscribeCount: sql`${unsubscribeCount} + 1` })
    .where(eq(email_campaigns.id, campaign))
}

/** Ends all marketing mail to an address, in a transaction of the caller's. */
async function endAll(req: PayloadRequest, who: Subscriber, place: ConsentPlace): Promise<void> {
  const { email, campaign } = who
  if (await hasRow(req, suppressions, isUnsubscribed(email))) return
  await suppress(req, { email, reason: 'unsubscribed' })
  await recordConsent(req, { email, granted: false, text: 'preferences-1', place })
  await tellAccount(req, email, false)
  await countUnsubscription(req, campaign)
}

/** Ends all marketing mail to an address, once, however often it is asked for. */
export const unsubscribe = transactional(
  async (req, who: Subscriber, place: ConsentPlace = 'unsubscribe'): Promise<void> => {
    await lockInTransaction(req, `mail preferences:${who.email}`)
    await endAll(req, who, place)
  },
)

/** Which topics an address takes, as far as it has said so: all it has not refused. */
export async function topicsOf(req: Caller, email: string): Promise<MailTopic[]> {
  const db = await databaseOf(req)
  if (await hasRow(req, suppressions, isUnsubscribed(email))) return []
  const said = await db
    .selectDistinctOn([consents.topic], { topic: consents.topic, granted: consents.granted })
    .from(consents)
    .where(eq(consents.email, email))
    .orderBy(consents.topic, desc(consents.createdAt))
  const refused = new Set(said.filter(({ granted }) => !granted).map(({ topic }) => topic))
  return MAIL_TOPIC_NAMES.filter((topic) => !refused.has(topic))
}

/** Writes down which topics an address wants; none of them is the same as unsubscribing. */
export const choosePreferences = transactional(
  async (req, who: Subscriber, wanted: readonly MailTopic[]): Promise<void> => {
    await lockInTransaction(req, `mail preferences:${who.email}`)
    if (wanted.length === 0) return endAll(req, who, 'preferences')
    const { email } = who
    const said = { email, text: 'preferences-1', place: 'preferences' } as const
    const refused = MAIL_TOPIC_NAMES.filter((topic) => !wanted.includes(topic))
    await recordConsent(req, { ...said, topics: wanted, granted: true })
    await recordConsent(req, { ...said, topics: refused, granted: false })
    await forgetUnsubscription(req, email)
    await tellAccount(req, email, true)
  },
)

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
  await db.delete(suppressions).where(isUnsubscribed(email))
}
