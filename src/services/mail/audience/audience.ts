import { and, desc, eq, inArray } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'
import { consents, leads, orders, suppressions, users } from '@/src/database-schema'
import {
  type Exclusion,
  exclusionOf,
  type KnownReader,
  type MailRules,
  readerCountry,
} from '@/src/domain/mail/audience'
import { DEFAULT_FOLLOW_UP_CONSENT } from '@/src/domain/mail/consent'
import type { MailTopic } from '@/src/domain/mail/mail-preferences'
import { isErased } from '@/src/domain/privacy/erasure'
import { type Caller, databaseOf } from '@/src/lib/database'
import { findGlobal } from '@/src/lib/find-one'
import { lead_origins } from '@/src/lib/traffic/tables'

/** Someone who might be mailed: by address, and since when a purchase ends the occasion. */
type Candidate = {
  readonly email: string
  readonly since?: Date
  /** Whether staff say that they agreed, which counts where they said nothing themselves. */
  readonly isSaidToAgree?: boolean
}

type Rows<Row extends { readonly email: string }> = (email: string) => readonly Row[]

function byEmail<Row extends { readonly email: string }>(rows: readonly Row[]): Rows<Row> {
  const found = Map.groupBy(rows, ({ email }) => email)
  return (email) => found.get(email) ?? []
}

const phoneCountry = (phone: string | null | undefined): string | null =>
  (phone?.startsWith('+') && parsePhoneNumberFromString(phone)?.country) || null

/** All that is known of these addresses, in as few questions as there are tables. */
async function lookUp(req: Caller, emails: readonly string[], topic: MailTopic) {
  const db = await databaseOf(req)
  const those = [...emails]
  const said = await db
    .selectDistinctOn([consents.email], { email: consents.email, granted: consents.granted })
    .from(consents)
    .where(and(inArray(consents.email, those), eq(consents.topic, topic)))
    .orderBy(consents.email, desc(consents.createdAt))
  const suppressed = await db
    .select({ email: suppressions.email, reason: suppressions.reason })
    .from(suppressions)
    .where(inArray(suppressions.email, those))
  const accounts = await db
    .select({
      email: users.email,
      marketing: users.notificationPreferences_marketing,
      country: users.billing_country,
      phone: users.phone,
    })
    .from(users)
    .where(inArray(users.email, those))
  const captured = await db
    .select({
      email: leads.email,
      phone: leads.phone,
      converted: leads.converted,
      origin: lead_origins.country,
    })
    .from(leads)
    .leftJoin(lead_origins, eq(lead_origins.lead, leads.id))
    .where(inArray(leads.email, those))
  const bought = await db
    .select({ email: orders.email, at: orders.createdAt, country: orders.address_country })
    .from(orders)
    .where(and(inArray(orders.email, those), inArray(orders.paymentStatus, ['paid', 'refunded'])))
    .orderBy(desc(orders.createdAt))
  return {
    said: byEmail(said),
    suppressed: byEmail(suppressed),
    accounts: byEmail(accounts),
    leads: byEmail(captured),
    bought: byEmail(bought),
  }
}

/** What is known of each candidate, in their order; their addresses are in lower case. */
async function knownReaders(
  req: Caller,
  candidates: readonly Candidate[],
  topic: MailTopic,
): Promise<KnownReader[]> {
  if (candidates.length === 0) return []
  const emails = [...new Set(candidates.map(({ email }) => email))]
  const known = await lookUp(req, emails, topic)
  return candidates.map(({ email, since, isSaidToAgree = false }) => {
    const [[account], [lead], orders] = [
      known.accounts(email),
      known.leads(email),
      known.bought(email),
    ]
    const hasBought = since
      ? orders.some(({ at }) => new Date(at) >= since)
      : orders.length > 0 || lead?.converted === true
    return {
      isErased: isErased(email),
      suppressed: known.suppressed(email).map(({ reason }) => reason),
      consent: known.said(email)[0]?.granted ?? (isSaidToAgree || null),
      account: account ? (account.marketing ?? false) : null,
      hasBought,
      country: readerCountry({
        billing: account?.country,
        ordered: orders.find(({ country }) => country)?.country,
        phone: phoneCountry(account?.phone) || phoneCountry(lead?.phone),
        origin: lead?.origin,
      }),
    }
  })
}

/** What the company has settled about marketing mail, and whether it may send any. */
export async function mailRules({ payload }: Caller): Promise<MailRules> {
  const { followUpConsent } = await findGlobal({ payload }, 'privateSettings', {
    select: { followUpConsent: true },
    overrideAccess: true, // a rule of sending, told to no one
  })
  const company = await findGlobal({ payload }, 'settings', {
    select: { companyAddressLine1: true, companyCity: true },
    overrideAccess: true, // what the company publishes of itself
  })
  return {
    followUpConsent: followUpConsent ?? DEFAULT_FOLLOW_UP_CONSENT,
    hasPostalAddress: Boolean(company.companyAddressLine1 && company.companyCity),
  }
}

const BATCH = 1000
const address = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** Someone with the reason for which they are left out; null when they may be mailed. */
type Judged<Person extends Candidate> = {
  readonly person: Person
  readonly exclusion: Exclusion | null
}

/** Each person with why they are left out of a marketing mail, in the order given. */
export async function judgeAudience<Person extends Candidate>(
  req: Caller,
  people: readonly Person[],
  topic: MailTopic,
): Promise<Judged<Person>[]> {
  const rules = await mailRules(req)
  const judged: Judged<Person>[] = []
  for (let at = 0; at < people.length; at += BATCH) {
    const batch = people.slice(at, at + BATCH)
    const asked = batch.map(({ email, since, isSaidToAgree }) => ({
      email: email.trim().toLowerCase(),
      since,
      isSaidToAgree,
    }))
    const known = await knownReaders(req, asked, topic)
    for (const [index, person] of batch.entries()) {
      const reader = known[index]
      const isAddress = address.safeParse(person.email).success
      const exclusion =
        reader && isAddress ? exclusionOf(topic, reader, rules) : ('not_an_address' as const)
      judged.push({ person, exclusion })
    }
  }
  return judged
}

/** Why one person may not be mailed right now; null when they may. */
export async function mayBeMailed(
  req: Caller,
  person: Candidate,
  topic: MailTopic,
): Promise<Exclusion | null> {
  const [judged] = await judgeAudience(req, [person], topic)
  return judged?.exclusion ?? null
}
