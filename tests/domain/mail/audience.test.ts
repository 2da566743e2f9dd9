import { expect, test } from 'vitest'

import {
  type CountrySigns,
  exclusionOf,
  type KnownReader,
  type MailRules,
  readerCountry,
} from '@/src/domain/mail/audience'
import { needsConsent } from '@/src/domain/mail/consent'

const reader = (changes: Partial<KnownReader> = {}): KnownReader => ({
  isErased: false,
  suppressed: [],
  consent: null,
  account: null,
  hasBought: false,
  country: 'US',
  ...changes,
})

const rules = (changes: Partial<MailRules> = {}): MailRules => ({
  followUpConsent: 'outside_us',
  hasPostalAddress: true,
  ...changes,
})

test.each([
  ['required', 'US', true],
  ['required', null, true],
  ['outside_us', 'US', false],
  ['outside_us', 'DE', true],
  ['outside_us', null, true],
  ['not_required', 'DE', false],
  ['not_required', null, false],
] as const)('the setting %s asks someone in %s for consent: %s', (setting, country, needed) => {
  expect(needsConsent(setting, country)).toBe(needed)
})

test.each([
  ['an American gets a reminder without having agreed', {}, null],
  ['someone abroad does not', { country: 'DE' }, 'no_consent'],
  ['nor someone of whom no country is known', { country: null }, 'no_consent'],
  ['abroad a consent is enough', { country: 'DE', consent: true }, null],
  ['so is an account that welcomes marketing', { country: 'DE', account: true }, null],
  ['who refused it gets none, wherever they are', { consent: false, account: true }, 'opted_out'],
  ['who has bought gets none', { consent: true, hasBought: true }, 'bought'],
  ['an erased account gets none', { consent: true, isErased: true }, 'erased'],
] as const)('%s', (_, changes, exclusion) => {
  expect(exclusionOf('reminders', reader(changes), rules())).toBe(exclusion)
})

test.each([
  ['an offer needs a consent in every country', {}, 'no_consent'],
  ['and goes to those who gave it, customers too', { consent: true, hasBought: true }, null],
  ['an account that does not welcome marketing is no consent', { account: false }, 'no_consent'],
] as const)('%s', (_, changes, exclusion) => {
  expect(exclusionOf('offers', reader(changes), rules({ followUpConsent: 'not_required' }))).toBe(
    exclusion,
  )
})

test('a suppressed address gets nothing, and of several reasons the gravest is told', () => {
  const gone = reader({ consent: true, suppressed: ['unsubscribed', 'bounced'] })

  expect(exclusionOf('offers', gone, rules())).toBe('bounced')
  expect(exclusionOf('reminders', reader({ suppressed: ['manual'] }), rules())).toBe('manual')
})

test('a company without a postal address mails nobody', () => {
  const wants = reader({ consent: true })

  expect(exclusionOf('offers', wants, rules({ hasPostalAddress: false }))).toBe('no_postal_address')
})

test.each<[string, CountrySigns, string | null]>([
  ['nothing is known', {}, null],
  ['a network places a visitor in the US', { origin: 'US' }, 'US'],
  ['a network places a visitor abroad', { origin: 'DE' }, 'DE'],
  ['a phone says more than the network', { phone: 'DE', origin: 'US' }, 'DE'],
  ['an order says more than a phone', { ordered: 'FR', phone: 'US' }, 'FR'],
  ['the billing address says most', { billing: 'US', ordered: 'FR', phone: 'DE' }, 'US'],
  ['what is empty says nothing', { billing: '', ordered: null, origin: 'IN' }, 'IN'],
])('where someone is: %s', (_, signs, country) => {
  expect(readerCountry(signs)).toBe(country)
})

test.each<[string, CountrySigns, string | null]>([
  ['a visitor from the US gets reminders', { origin: 'US' }, null],
  ['a visitor from abroad has to agree first', { origin: 'DE' }, 'no_consent'],
  ['so has one of whom no place is known', {}, 'no_consent'],
  [
    'and one with a foreign phone on an American network',
    { phone: 'GB', origin: 'US' },
    'no_consent',
  ],
])('%s', (_, signs, exclusion) => {
  expect(exclusionOf('reminders', reader({ country: readerCountry(signs) }), rules())).toBe(
    exclusion,
  )
})
