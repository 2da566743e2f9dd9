import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { type Exclusion, exclusionOf, type MailRules } from '@/src/domain/mail/audience'
import { DEFAULT_FOLLOW_UP_CONSENT } from '@/src/domain/mail/follow-up-consent'
import type { MailTopic } from '@/src/domain/mail/mail-topics'
import { type Candidate, knownReaders } from '@/src/services/mail/audience/known-readers'

type Asking = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>

/** What the company has settled about marketing mail, and whether it may send any. */
export async function mailRules({ payload }: Asking): Promise<MailRules> {
  const { followUpConsent } = await payload.findGlobal({
    slug: 'privateSettings',
    select: { followUpConsent: true },
    depth: 0,
    overrideAccess: true, // a rule of sending, told to no one
  })
  const company = await payload.findGlobal({
    slug: 'settings',
    select: { companyAddressLine1: true, companyCity: true },
    depth: 0,
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
export type Judged<Person extends Candidate> = {
  readonly person: Person
  readonly exclusion: Exclusion | null
}

/** Each person with why they are left out of a marketing mail, in the order given. */
export async function judgeAudience<Person extends Candidate>(
  req: Asking,
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

/** How many of an audience may be mailed, and how many are left out for which reason. */
export type AudienceCount = {
  readonly total: number
  readonly mailable: number
  readonly excluded: Readonly<Partial<Record<Exclusion, number>>>
}

/** Counts an audience. Anyone who sends asks `mayBeMailed` again at that moment. */
export async function audienceOf<Person extends Candidate>(
  req: Asking,
  people: readonly Person[],
  topic: MailTopic,
): Promise<AudienceCount> {
  const judged = await judgeAudience(req, people, topic)
  const excluded: Partial<Record<Exclusion, number>> = {}
  for (const { exclusion } of judged) {
    if (exclusion) excluded[exclusion] = (excluded[exclusion] ?? 0) + 1
  }
  const mailable = judged.filter(({ exclusion }) => exclusion === null).length
  return { total: judged.length, mailable, excluded }
}

/** Why one person may not be mailed right now; null when they may. */
export async function mayBeMailed(
  req: Asking,
  person: Candidate,
  topic: MailTopic,
): Promise<Exclusion | null> {
  const [judged] = await judgeAudience(req, [person], topic)
  return judged?.exclusion ?? null
}
