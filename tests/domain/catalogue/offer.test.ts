import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  applyOffer,
  LEAST_CHARGE_MINOR,
  quoteWithOffer,
  withoutOffer,
} from '@/src/domain/catalogue/pricing/apply-offer'
import { ownRevenueMinor, type Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import {
  mailboxOf,
  type OfferTerms,
  offerKey,
  usesProblem,
  windowProblem,
} from '@/src/domain/catalogue/pricing/offer'
import { offerMessage, offerOfLink } from '@/src/domain/catalogue/pricing/offer-text'
import { planRefund, refundableLines } from '@/src/domain/orders/plan-refund'
import type { OrderLine } from '@/src/domain/vocabulary/order-line'

const line = (kind: OrderLine['kind'], ref: string, amountMinor: number): OrderLine => ({
  kind,
  ref,
  label: ref,
  amountMinor,
  refundable: true,
  billing: 'once',
})

const quoteOf = (lines: readonly OrderLine[]): Quote => ({
  lines,
  totalMinor: lines.reduce((total, one) => total + one.amountMinor, 0),
  currency: 'USD',
})

const ORDER = quoteOf([
  line('service', 'starter', 49_00),
  line('state_fee', 'wyoming', 100_00),
  line('add_on', 'ein', 49_00),
])

const offer = (change: Partial<OfferTerms> = {}): OfferTerms => ({
  id: 'offer-1',
  key: 'CODE',
  title: 'An offer',
  kind: 'percent',
  value: 10_000,
  covers: null,
  coversText: '',
  needsFormation: false,
  ...change,
})

const discountsOf = ({ lines }: Quote) => lines.filter(({ kind }) => kind === 'discount')

test('an EIN at no charge takes its price off, as a line of its own', () => {
  const quote = quoteWithOffer(ORDER, offer({ covers: ['ein'] }))

  expect(quote.totalMinor).toBe(149_00)
  expect(discountsOf(quote)).toEqual([
    expect.objectContaining({ ref: 'offer-1', label: 'An offer', amountMinor: -49_00 }),
  ])
  expect(quote.lines.map(({ discountMinor }) => discountMinor)).toEqual([
    undefined,
    undefined,
    49_00,
    undefined,
  ])
})

test('100 % of everything leaves the state’s fee and nothing else', () => {
  const quote = quoteWithOffer(ORDER, offer())

  expect(quote.totalMinor).toBe(100_00)
  expect(ownRevenueMinor(quote.lines)).toBe(0)
})

test('an amount is never more than what it covers', () => {
  expect(quoteWithOffer(ORDER, offer({ kind: 'amount', value: 500_00 })).totalMinor).toBe(100_00)
  expect(quoteWithOffer(ORDER, offer({ kind: 'amount', value: 10_00 })).totalMinor).toBe(188_00)
})

test('an offer for something else, or without the formation that it needs, takes nothing off and says so', () => {
  const elsewhere = quoteWithOffer(ORDER, offer({ covers: ['itin'], coversText: 'ITIN' }))
  expect(elsewhere).toMatchObject({ totalMinor: 198_00, offer: { problem: 'not_covered' } })
  expect(offerMessage(elsewhere.offer)).toBe(
    '“An offer” applies to ITIN, which is not a paid part of this order.',
  )

  const alone = quoteOf([line('service', 'itin', 99_00), line('add_on', 'ein', 49_00)])
  const needy = offer({ covers: ['ein'], needsFormation: true })
  expect(quoteWithOffer(alone, needy)).toMatchObject({
    totalMinor: 148_00,
    offer: { problem: 'needs_formation' },
  })
  expect(quoteWithOffer(alone, needy, true).totalMinor).toBe(99_00)
  expect(quoteWithOffer(ORDER, needy).totalMinor).toBe(149_00)
})

test('what an offer takes off is a line that is never refunded, and cents are shared out in order', () => {
  const three = quoteOf(['a', 'b', 'c'].map((ref) => line('add_on', ref, 1_00)))
  const quote = applyOffer(three, offer({ kind: 'amount', value: 1_00 }))

  expect(quote.lines.map(({ discountMinor }) => discountMinor)).toEqual([33, 34, 33, undefined])
  expect(quote.lines.at(-1)).toEqual({
    kind: 'discount',
    ref: 'offer-1',
    label: 'An offer',
    amountMinor: -1_00,
    refundable: false,
    billing: 'once',
  })
})

test('a percentage over 100 takes off the price, and an LLC without a fee is a formation', () => {
  expect(applyOffer(ORDER, offer({ value: 30_000 })).totalMinor).toBe(100_00)
  const llc = quoteOf([{ ...line('add_on', 'llc', 99_00), service: 'llc' }])
  expect(quoteWithOffer(llc, offer({ needsFormation: true })).offer?.problem).toBeNull()
  const itin = quoteOf([{ ...line('add_on', 'itin', 99_00), service: 'itin' }])
  expect(quoteWithOffer(itin, offer({ needsFormation: true })).offer?.problem).toBe(
    'needs_formation',
  )
})

test('an offer without a problem has no message, others have their own', () => {
  const { offer: applied } = quoteWithOffer(ORDER, offer())
  expect([applied, null, undefined].map(offerMessage)).toEqual([null, null, null])
  const said = (problem: 'expired' | 'not_covered', terms: OfferTerms | null) =>
    offerMessage({ key: 'CODE', terms, discountMinor: 0, problem })
  expect(said('expired', offer({ coversText: 'ITIN' }))).toBe('This offer has ended.')
  expect(said('not_covered', offer())).toBe('This offer doesn’t apply to what you chose.')
  expect(said('not_covered', null)).toBe('This offer doesn’t apply to what you chose.')
})

test('a discounted line gives back what was paid for it', () => {
  const { lines } = quoteWithOffer(ORDER, offer({ kind: 'amount', value: 20_00 }))
  const sold = lines.map((one) => ({ ...one, lineId: one.ref }))
  const left = refundableLines(sold, [], false)

  expect(left.map(({ lineId, leftMinor }) => [lineId, leftMinor])).toEqual([
    ['starter', 39_00],
    ['wyoming', 100_00],
    ['ein', 39_00],
  ])
  expect(planRefund(left, { all: true }, 178_00)).toMatchObject({ orderMinor: 178_00 })
  expect(planRefund(left, { lines: [{ lineId: 'ein' }] }, 178_00)).toMatchObject({
    orderMinor: 39_00,
  })
})

test('what was free of charge can not be given back', () => {
  const { lines } = quoteWithOffer(ORDER, offer({ covers: ['ein'] }))
  const ein = refundableLines(
    lines.map((one) => ({ ...one, lineId: one.ref })),
    [],
    false,
  ).find(({ lineId }) => lineId === 'ein')

  expect(ein).toMatchObject({ leftMinor: 0, why: 'This was free of charge.' })
})

const amount = fc.integer({ min: 0, max: 1_000_000 })
const anyLine = fc.record({
  kind: fc.constantFrom('service' as const, 'add_on' as const, 'state_fee' as const),
  amountMinor: amount,
})
const anyOrder = fc
  .array(anyLine, { minLength: 1, maxLength: 8 })
  .map((all) =>
    quoteOf(all.map(({ kind, amountMinor }, at) => line(kind, `line-${at}`, amountMinor))),
  )
const anyOffer = fc
  .record({
    kind: fc.constantFrom('amount' as const, 'percent' as const),
    value: fc.integer({ min: 1, max: 2_000_000 }),
    covers: fc.option(fc.subarray(Array.from({ length: 8 }, (_, at) => `line-${at}`)), {
      nil: null,
    }),
  })
  .map((some) =>
    offer({ ...some, value: some.kind === 'percent' ? (some.value % 10_000) + 1 : some.value }),
  )

test('no offer makes anything negative, touches a state’s fee, or loses a cent between its lines', () => {
  fc.assert(
    fc.property(anyOrder, anyOffer, (order, terms) => {
      const quote = applyOffer(order, terms)
      const [discount] = discountsOf(quote)
      const shares = quote.lines.reduce((all, one) => all + (one.discountMinor ?? 0), 0)
      expect(quote.totalMinor).toBeGreaterThanOrEqual(0)
      expect(discountsOf(quote).length).toBeLessThanOrEqual(1)
      expect(Math.abs(discount?.amountMinor ?? 0)).toBe(shares)
      expect(quote.totalMinor).toBe(quote.lines.reduce((all, one) => all + one.amountMinor, 0))
      for (const one of quote.lines) {
        if (one.kind === 'discount') continue
        expect(one.discountMinor ?? 0).toBeLessThanOrEqual(one.amountMinor)
        const isCovered = terms.covers === null || terms.covers.includes(one.ref)
        if (one.kind === 'state_fee' || !isCovered) expect(one.discountMinor).toBeUndefined()
      }
      expect(withoutOffer(quote)).toEqual(order)
    }),
  )
})

test('100 % gives every one of our fees and no other away', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const quote = applyOffer(order, offer())
      const fees = order.lines.filter(({ kind }) => kind === 'state_fee')
      const theirs = fees.reduce((all, one) => all + one.amountMinor, 0)
      // A fee that no card could be charged leaves a part of ours.
      const least = theirs > 0 ? Math.min(LEAST_CHARGE_MINOR, order.totalMinor) : 0
      expect(quote.totalMinor).toBe(Math.max(theirs, least))
    }),
  )
})

test('no offer leaves less than a card can be charged', () => {
  fc.assert(
    fc.property(anyOrder, anyOffer, (order, terms) => {
      const { totalMinor } = applyOffer(order, terms)
      const isChargeable = totalMinor === 0 || totalMinor >= LEAST_CHARGE_MINOR
      expect(isChargeable || totalMinor === order.totalMinor).toBe(true)
    }),
  )
})

test.each([
  ['one cent is waived', 48_99, 0],
  ['49 cents are waived', 48_51, 0],
  ['50 cents are charged', 48_50, 50],
  ['a free order stays free', 49_00, 0],
])('of what an offer leaves, %s', (_, value, totalMinor) => {
  const quote = applyOffer(
    quoteOf([line('service', 'ein', 49_00)]),
    offer({ kind: 'amount', value }),
  )
  expect(quote).toMatchObject({ totalMinor, offer: { discountMinor: 49_00 - totalMinor } })
})

test('where the rest is not covered, the offer leaves as much as can be charged', () => {
  const order = quoteOf([line('service', 'ein', 49_00), line('add_on', 'stamp', 20)])
  expect(applyOffer(order, offer({ covers: ['ein'] })).totalMinor).toBe(LEAST_CHARGE_MINOR)
})

test('a link names an offer by its code or its id, and nothing else', () => {
  expect(offerOfLink('free-ein')).toBe('FREE-EIN')
  expect(offerOfLink('80916C9E-c751-453f-889c-afb7b97ceaec')).toBe(
    '80916c9e-c751-453f-889c-afb7b97ceaec',
  )
  for (const odd of [null, '', 'a', 'two words', 'x;Path=/', 'A'.repeat(61)]) {
    expect(offerOfLink(odd)).toBeNull()
  }
})

test('an offer runs from its start until the moment of its end', () => {
  const dates = { from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z' }
  const at = (time: string) => windowProblem(dates, new Date(time))

  expect(at('2026-10-31T23:59:59Z')).toBe('not_started')
  expect(at('2026-11-01T00:00:00Z')).toBeNull()
  expect(at('2026-11-30T23:59:59Z')).toBeNull()
  expect(at('2026-12-01T00:00:00Z')).toBe('expired')
  expect(windowProblem({}, new Date())).toBeNull()
})

test('the last use is one, and a person’s own limit is said first', () => {
  expect(usesProblem({ maxUses: 3 }, { inAll: 2, byPerson: 0 })).toBeNull()
  expect(usesProblem({ maxUses: 3 }, { inAll: 3, byPerson: 0 })).toBe('used_up')
  expect(usesProblem({ maxUses: 3, maxUsesPerPerson: 1 }, { inAll: 3, byPerson: 1 })).toBe(
    'used_by_you',
  )
  expect(usesProblem({ maxUsesPerPerson: 2 }, { inAll: 9, byPerson: 1 })).toBeNull()
  expect(
    usesProblem({ maxUses: null, maxUsesPerPerson: null }, { inAll: 1, byPerson: 1 }),
  ).toBeNull()
  expect(usesProblem({}, { inAll: 900, byPerson: 9 })).toBeNull()
})

test('one mailbox is one person, however its address is written', () => {
  expect(mailboxOf(' Ada.Moss+one@Gmail.com ')).toBe('adamoss@gmail.com')
  expect(mailboxOf('adamoss@googlemail.com')).toBe('adamoss@gmail.com')
  expect(mailboxOf('+one@example.com')).toBe('+one@example.com')
  expect(mailboxOf('a@example.com')).toBe('a@example.com')
  expect(mailboxOf('@example.com')).toBe('@example.com')
  expect(mailboxOf('ada.moss+two@example.com')).toBe('ada.moss@example.com')
})

test('codes are compared in capitals, and ids as they are', () => {
  expect(offerKey(' free-ein ')).toBe('FREE-EIN')
  expect(offerKey('0B0B0B0B-1111-4222-8333-444444444444')).toBe(
    '0b0b0b0b-1111-4222-8333-444444444444',
  )
  for (const near of [
    'x0b0b0b0b-1111-4222-8333-444444444444',
    '0b0b0b0b-1111-4222-8333-444444444444x',
  ]) {
    expect(offerKey(near)).toBe(near.toUpperCase())
  }
})
