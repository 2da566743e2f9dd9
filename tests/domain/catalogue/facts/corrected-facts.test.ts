import { expect, test } from 'vitest'

import { feeAmount } from '@/src/domain/catalogue/facts/fee'
import { factInForce } from '@/src/domain/catalogue/facts/in-force'
import { isOnSale } from '@/src/domain/catalogue/facts/on-sale'
import type { FactCompany } from '@/src/domain/catalogue/facts/state-fact'
import { factsOf, STATE_CODES } from '@/tests/support/orders/companies'

const TODAY = '2026-11-22'

const fact = (code: string, key: string, company: FactCompany = 'llc', day = TODAY) => {
  const found = factInForce(factsOf(code), key, company, day)
  if (!found) throw new Error(`${code} has no ${company} ${key}`)
  return found
}

const dollars = (code: string, key: string, company: FactCompany = 'llc', owners?: number) => {
  const { least, most } = feeAmount(fact(code, key, company).fee, { owners })
  return [least / 100, most === null ? null : most / 100]
}

/** Each fee that public sources had otherwise than we once did, as they have it. */
test.each([
  ['NJ', 'filing_fee', 'llc', 100],
  ['KS', 'report', 'llc', 90],
  ['NE', 'report', 'corporation', 25],
  ['DE', 'filing_fee', 'corporation', 109],
  ['DE', 'report', 'corporation', 50],
  ['MA', 'report', 'corporation', 100],
  ['CA', 'filing_fee', 'corporation', 100],
  ['CA', 'report', 'corporation', 25],
  ['IA', 'filing_fee', 'corporation', 50],
  ['IA', 'report', 'corporation', 60],
  ['AZ', 'filing_fee', 'corporation', 60],
  ['AZ', 'report', 'corporation', 45],
  ['MI', 'report', 'corporation', 25],
  ['CT', 'filing_fee', 'corporation', 250],
  ['FL', 'filing_fee', 'corporation', 70],
  ['TN', 'filing_fee', 'corporation', 100],
  ['TN', 'report', 'corporation', 20],
  ['OR', 'tax.minimum', 'llc', 150],
  ['AK', 'licence', 'llc', 50],
] as const)('%s: the %s of an %s is $%d', (code, key, company, amount) => {
  expect(dollars(code, key, company)).toEqual([amount, amount])
})

test.each([
  ['NY', 'tax', 'llc', [25, 4500]],
  ['CA', 'tax.llc_fee', 'llc', [0, 11_790]],
  ['DC', 'tax', 'llc', [250, null]],
  ['DE', 'tax', 'corporation', [175, 200_000]],
  ['MA', 'filing_fee', 'corporation', [275, null]],
  ['MA', 'tax', 'corporation', [456, null]],
  ['CA', 'tax', 'corporation', [800, null]],
  ['VA', 'filing_fee', 'corporation', [75, null]],
  ['OK', 'filing_fee', 'corporation', [50, null]],
  ['TN', 'filing_fee', 'llc', [300, 3000]],
] as const)('%s: the %s of an %s lies between %j', (code, key, company, bounds) => {
  expect(dollars(code, key, company)).toEqual(bounds)
})

test.each([
  [1, 300],
  [6, 300],
  [7, 350],
  [60, 3000],
  [80, 3000],
])('Tennessee charges an LLC of %d members $%d', (owners, amount) => {
  expect(dollars('TN', 'filing_fee', 'llc', owners)).toEqual([amount, amount])
  expect(dollars('TN', 'report', 'llc', owners)).toEqual([amount, amount])
})

test('New Jersey charges a partnership $150 for each of its owners', () => {
  expect(dollars('NJ', 'tax.partnership_fee', 'llc', 3)).toEqual([450, 450])
})

test('Kansas: $90 online and $110 on paper for two years', () => {
  expect(fact('KS', 'report').fee).toEqual({
    type: 'channel',
    online: 90_00,
    paper: 110_00,
    uses: 'online',
  })
})

test('Delaware: $300 for the tax year 2025, paid in 2026, and $400 from the next', () => {
  expect(fact('DE', 'report', 'llc', '2026-06-01').fee).toEqual({ type: 'fixed', cents: 300_00 })
  expect(fact('DE', 'report', 'llc', '2026-12-31').fee).toEqual({ type: 'fixed', cents: 300_00 })
  expect(fact('DE', 'report', 'llc', '2027-01-01').fee).toEqual({ type: 'fixed', cents: 400_00 })
})

test('what was said of every company holds for whom it holds', () => {
  expect(fact('AK', 'licence').applies).toMatchObject({ owedByAll: false })
  expect(fact('OR', 'tax.minimum').when).toEqual({ tax_class: ['partnership'] })
  expect(fact('MN', 'tax').when).toEqual({ tax_class: ['partnership', 's_corp'] })
  expect(() => fact('NY', 'tax', 'corporation')).toThrow()
  expect(() => fact('NY', 'first.publication', 'corporation')).toThrow()
  expect(fact('NE', 'first.publication').words).toContain('three successive weeks')
})

test('what no page settled says so, and whatever is confirmed names its page and day', () => {
  for (const code of ['GA', 'RI']) expect(fact(code, 'filing_fee').certainty, code).toBe('usual')
  expect(fact('GA', 'report').certainty).toBe('usual')
  for (const code of STATE_CODES) {
    for (const { certainty, source, checked, key } of factsOf(code)) {
      if (certainty === 'usual') continue
      expect(source?.url, `${code} ${key}`).toMatch(/^https:/)
      expect(checked, `${code} ${key}`).toMatch(/^2026-/)
    }
  }
})

test('an LLC is on sale everywhere, a corporation where its fee and report are known', () => {
  const without = STATE_CODES.filter((code) => !isOnSale(factsOf(code), 'corporation', TODAY))

  expect(STATE_CODES.filter((code) => !isOnSale(factsOf(code), 'llc', TODAY))).toEqual([])
  expect(without.sort()).toEqual(['ID', 'IL'])
  expect(STATE_CODES.some((code) => isOnSale(factsOf(code), 'partnership', TODAY))).toBe(false)
})
