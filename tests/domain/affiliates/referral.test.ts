import { expect, test } from 'vitest'

import { affiliateCode } from '@/src/domain/affiliates/affiliate-code'
import { anonymousOrder, conversionRate, lastMonths } from '@/src/domain/affiliates/affiliate-view'
import { mailbox, ownershipOf } from '@/src/domain/affiliates/own-order'
import {
  accountText,
  maskedAccount,
  payoutAccountPlace,
  payoutDetailsInput,
} from '@/src/domain/affiliates/payout-details'
import { isPersonalVisit, referralCode } from '@/src/domain/affiliates/referral'
import { asksForPrivacy } from '@/src/domain/platform/visits/visit-source'

const BROWSER = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1'
const visit = (headers: Record<string, string> = {}, method = 'GET') => {
  const given: Record<string, string> = { 'user-agent': BROWSER, ...headers }
  return isPersonalVisit(method, (name) => given[name])
}

test.each([
  ['Dana', 'DANA_7KQ2MX'],
  ['José Ángel', 'JOSEANGEL_7KQ2MX'],
  ['Łukasz-Jan', 'LUKASZJAN_7KQ2MX'],
  ['明', 'PARTNER_7KQ2MX'],
  ['  ', 'PARTNER_7KQ2MX'],
  ['Wolfeschlegelsteinhausen', 'WOLFESCHLEGELSTEINHA_7KQ2MX'],
])('the code of %s is %s: the name, an underscore, six random characters', (name, code) => {
  expect(affiliateCode(name, '7kq2mx')).toBe(code)
  expect(referralCode(code)).toBe(code)
})

test.each(['', 'ab', 'a b c', 'x'.repeat(81), "A'; drop", 'Ä_ABCDEF', '<i>'])(
  '%j is no referral code',
  (text) => {
    expect(referralCode(text)).toBeNull()
  },
)

test('a code is read whatever its case', () => {
  expect(referralCode('dana_7kq2mx')).toBe('DANA_7KQ2MX')
})

test.each([
  ['a person who opens a page', {}, true],
  ['the same, as browsers say it', { 'sec-fetch-dest': 'document' }, true],
  ['no browser at all', { 'user-agent': '' }, false],
  ['what has a shorter name than any browser', { 'user-agent': 'Mozilla/5.0 (X11; L' }, false],
  ['a browser of the shortest name', { 'user-agent': 'Mozilla/5.0 (X11; Li' }, true],
  ['the same, where nothing is said of what for', { 'sec-fetch-dest': '' }, true],
  ['an older browser that fetches ahead', { purpose: 'prefetch' }, false],
  ['an older Firefox that fetches ahead', { 'x-moz': 'prefetch' }, false],
  ['a crawler', { 'user-agent': `${BROWSER} (compatible; Googlebot/2.1)` }, false],
  ['the preview of a link in a chat', { 'user-agent': 'WhatsApp/2.23.20.0 and more of it' }, false],
  ['the same elsewhere', { 'user-agent': 'facebookexternalhit/1.1 (+http://x.example)' }, false],
  ['a tool', { 'user-agent': 'curl/8.5.0 (x86_64-pc-linux-gnu)' }, false],
  ['a browser that fetches ahead', { 'sec-purpose': 'prefetch;prerender' }, false],
  ['a link of ours that is fetched ahead', { 'next-router-prefetch': '1' }, false],
  ['the data of a page', { rsc: '1' }, false],
  ['a picture', { 'sec-fetch-dest': 'image' }, false],
])('%s', (_who, headers, counts) => {
  expect(visit(headers)).toBe(counts)
})

test('what does not say who it is, is no person', () => {
  expect(isPersonalVisit('GET', () => null)).toBe(false)
})

test('only looking at a page is a visit', () => {
  expect(visit({}, 'HEAD')).toBe(false)
  expect(visit({}, 'POST')).toBe(false)
})

test.each([
  [{ dnt: '1' }, true],
  [{ 'sec-gpc': '1' }, true],
  [{ dnt: '0' }, false],
  [{}, false],
])('%j asks for privacy: %s', (headers: Record<string, string>, asks) => {
  expect(asksForPrivacy((name) => headers[name])).toBe(asks)
})

const visa = { brand: 'visa', last4: '4242' }
const marked = (fingerprint: string) => ({ brand: 'visa', last4: '1881', fingerprint })
const plain = { brand: 'visa', last4: '1881' }
const affiliate = {
  user: 'u1',
  email: 'ada@example.com',
  lastName: 'Byron',
  phone: '+1 (307) 555-0142',
  cards: [visa, marked('one')],
}
const stranger = {
  user: null,
  email: 'leo@example.com',
  lastName: 'Stone',
  phone: '+1 307 555 0199',
  card: { brand: 'visa', last4: '0005' },
  isAffiliateBrowser: false,
}

test.each([
  ['somebody else’s', {}, 'other'],
  ['the same account', { user: 'u1' }, 'own'],
  ['the same address', { email: 'ADA@example.com ' }, 'own'],
  ['the same mailbox by another name', { email: 'ada+shop@example.com' }, 'own'],
  ['the same card and family name', { lastName: 'byron', card: visa }, 'own'],
  ['the same card and phone number', { phone: '307-555-0142', card: visa }, 'own'],
  ['the same card alone', { card: visa }, 'card'],
  ['the family name alone', { lastName: 'Byron', card: null }, 'other'],
  ['another card', { lastName: 'Byron', card: { brand: 'visa', last4: '1111' } }, 'other'],
  ['the same browser alone', { isAffiliateBrowser: true }, 'browser'],
  ['the same browser and card', { isAffiliateBrowser: true, card: visa }, 'card'],
  ['four digits of another brand', { card: { brand: 'amex', last4: '4242' } }, 'other'],
  ['the very card, by its fingerprint', { card: marked('one') }, 'own'],
  ['another card with the same digits', { lastName: 'Byron', card: marked('two') }, 'other'],
  [
    'a marked card, of which we know only the digits',
    { card: marked('one'), cards: [plain] },
    'card',
  ],
  ['a card of which only the digits are told', { card: plain }, 'card'],
  ['the same card and family name, typed with spaces', { lastName: ' Byron ', card: visa }, 'own'],
  ['a namesake at another provider', { email: 'ada@example.org' }, 'other'],
] as const)('%s: whose the affiliate’s order is', (_what, change, whose) => {
  expect(
    ownershipOf(
      { ...affiliate, ...('cards' in change && { cards: change.cards }) },
      { ...stranger, ...change },
    ),
  ).toBe(whose)
})

test('two who gave no name, or no whole number, are not one person', () => {
  const nameless = { ...affiliate, lastName: ' ', phone: '555-0142' }
  const buyer = { ...stranger, lastName: '', phone: '555-0142', card: visa }

  expect(ownershipOf(nameless, buyer)).toBe('card')
})

test('a name that the affiliate typed with spaces is the same name', () => {
  const spaced = { ...affiliate, lastName: ' Byron ' }

  expect(ownershipOf(spaced, { ...stranger, lastName: 'BYRON', card: visa })).toBe('own')
})

test('nobody’s account is not everybody’s, and no phone number nobody’s', () => {
  const nobody = { ...affiliate, user: null, phone: null }
  expect(ownershipOf(nobody, { ...stranger, card: visa, phone: null })).toBe('card')
  expect(ownershipOf(nobody, stranger)).toBe('other')
})

test.each(
  Object.entries({
    'ada.byron@gmail.com': 'adabyron@gmail.com',
    'Ada.Byron+llc@GoogleMail.com': 'adabyron@gmail.com',
    'a.d.a.b.y.r.o.n@googlemail.com ': 'adabyron@gmail.com',
    'ada.byron@example.com': 'ada.byron@example.com',
    'no address': 'no address@',
    '': '@',
  }),
)('%s is read in %s', (email, box) => {
  expect(mailbox(email)).toBe(box)
})

const parsed = (input: object) =>
  payoutDetailsInput.parse({ name: 'Ada Byron', currentPassword: 'secret', ...input })

test('an account is shown with all but its ends hidden, and kept in full', () => {
  const paypal = parsed({ method: 'paypal', email: ' Ada@Example.com ' })
  expect(maskedAccount(paypal)).toBe('a•••@example.com')
  expect(accountText(paypal)).toBe('ada@example.com')
  const bank = parsed({ method: 'bank', routing: '021 000 021', account: '0001-2345-6789' })
  expect(maskedAccount(bank)).toBe('•••• 6789')
  expect(accountText(bank)).toBe('Routing 021000021, account 000123456789')
  const account = (digits: string) =>
    maskedAccount(parsed({ method: 'bank', routing: '021000021', account: digits }))
  expect(account('12345')).toBe('•••• 45')
  expect(account('1234567')).toBe('•••• 67')
  expect(account('12345678')).toBe('•••• 5678')
})

test.each([
  [{ method: 'paypal', email: 'nobody' }, 'email'],
  [{ method: 'bank', routing: '1234', account: '12345678' }, 'routing'],
  [{ method: 'bank', routing: 'DEUTDEFF', account: 'DE89' }, 'account'],
  [{ method: 'cash' }, 'method'],
  [{ method: 'paypal', email: 'a@example.com', name: ' ' }, 'name'],
  [{ method: 'paypal', email: 'a@example.com', currentPassword: '' }, 'currentPassword'],
])('%j is refused by its %s', (input, field) => {
  const { error } = payoutDetailsInput.safeParse({
    name: 'Ada Byron',
    currentPassword: 'secret',
    ...input,
  })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})

test('what is kept of an account belongs to one affiliate alone', () => {
  expect(payoutAccountPlace({ code: 'ADA_7KQ2MX' })).toBe('affiliateLinks.ADA_7KQ2MX.payoutAccount')
})

test('the history says what was ordered and where, and not by whom', () => {
  const order = { kind: 'purchase', serviceType: 'llc', state: 'Wyoming' } as const
  expect(anonymousOrder(order)).toBe('LLC Formation, Wyoming')
  expect(anonymousOrder({ ...order, kind: 'extra', state: null })).toBe('Add-on')
})

test('a conversion rate needs visits, and never exceeds all of them', () => {
  expect(conversionRate(0, 0)).toBe('–')
  expect(conversionRate(200, 9)).toBe('4.5%')
  expect(conversionRate(10, 1)).toBe('10%')
  expect(conversionRate(1, 3)).toBe('100%')
})

test('the last twelve months end with this one, over the turn of a year', () => {
  const months = lastMonths({ year: 2027, month: 1, day: 31 })
  expect(months).toHaveLength(12)
  expect([months[0], months.at(-1)]).toEqual(['2026-02', '2027-01'])
})
