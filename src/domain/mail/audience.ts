import { type FollowUpConsent, needsConsent } from '@/src/domain/mail/consent'
import type { MailTopic } from '@/src/domain/mail/mail-preferences'
import type { SuppressionReason } from '@/src/domain/mail/suppression-input'

/** Why someone is left out of a marketing mail, in the words that staff read. */
export const EXCLUSIONS = {
  no_postal_address: 'Your company has no postal address yet',
  not_an_address: 'Not a working email address',
  erased: 'Account deleted',
  bounced: 'Address does not exist',
  complained: 'Marked an earlier email as spam',
  unsubscribed: 'Unsubscribed',
  soft_bounced: 'Bounced three times in 30 days',
  manual: 'Blocked by staff',
  opted_out: 'Does not want this kind of email',
  bought: 'Already bought',
  no_consent: 'Has not agreed to marketing email',
} as const

export type Exclusion = keyof typeof EXCLUSIONS

/** What is known of someone when it is asked whether they may be mailed. */
export type KnownReader = {
  readonly isErased: boolean
  readonly suppressed: readonly SuppressionReason[]
  /** What they said last of this topic; null when they never did. */
  readonly consent: boolean | null
  /** Whether their account says that marketing is welcome; null without an account. */
  readonly account: boolean | null
  readonly hasBought: boolean
  /** Two letters, where billing, phone or place tell it. */
  readonly country: string | null
}

/** What the company has settled. */
export type MailRules = {
  readonly followUpConsent: FollowUpConsent
  readonly hasPostalAddress: boolean
}

/** The worst first: of several reasons this one is told. */
const ORDER = ['bounced', 'complained', 'unsubscribed', 'soft_bounced', 'manual'] as const

/** Why someone is left out; null when they may be mailed. */
export function exclusionOf(
  topic: MailTopic,
  reader: KnownReader,
  rules: MailRules,
): Exclusion | null {
  if (!rules.hasPostalAddress) return 'no_postal_address'
  if (reader.isErased) return 'erased'
  const suppressed = ORDER.find((reason) => reader.suppressed.includes(reason))
  if (suppressed) return suppressed
  if (reader.consent === false) return 'opted_out'
  if (topic === 'reminders' && reader.hasBought) return 'bought'
  const hasAgreed = reader.consent === true || reader.account === true
  const mustAgree = topic === 'offers' || needsConsent(rules.followUpConsent, reader.country)
  return mustAgree && !hasAgreed ? 'no_consent' : null
}

type Country = string | null | undefined

/** Every hint at someone's country, each as a two-letter code. */
export type CountrySigns = {
  /** Of the account's billing address. */
  readonly billing?: Country
  /** Of the last order's address. */
  readonly ordered?: Country
  /** By the country code of a phone number. */
  readonly phone?: Country
  /** Where the network placed the visitor who became a lead. */
  readonly origin?: Country
}

/** The country that counts: what someone told us before what a network says; null when unknown. */
export const readerCountry = ({ billing, ordered, phone, origin }: CountrySigns): string | null =>
  billing || ordered || phone || origin || null
