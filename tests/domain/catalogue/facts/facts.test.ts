import { expect, test } from 'vitest'

import { conditionHolds } from '@/src/domain/catalogue/facts/condition'
import { feeAmount, fee as feeSchema } from '@/src/domain/catalogue/facts/fee'
import { beginsOn, factInForce, factsOn, factToCome } from '@/src/domain/catalogue/facts/in-force'
import {
  comingFilingFee,
  filingFeeOn,
  isOnSale,
  nameReservationFee,
} from '@/src/domain/catalogue/facts/on-sale'
import { reportFeeToCharge } from '@/src/domain/catalogue/facts/report-fee'
import { factsToReview } from '@/src/domain/catalogue/facts/review'
import { factsProblem, readFacts } from '@/src/domain/catalogue/facts/state-fact'
import { feeFact, stateFact } from '@/tests/support/orders/state-facts'

test.each([
  [{ owners: { min: 2 } }, { owners: 2 }, true],
  [{ owners: { min: 2 } }, { owners: 1 }, false],
  [{ owners: { max: 1 } }, { owners: 1 }, true],
  [{ owners: { max: 1 } }, { owners: 2 }, false],
  [{ owners: { min: 2 } }, {}, null],
  [{ tax_class: ['partnership'] }, { taxClass: 'partnership' }, true],
  [{ tax_class: ['partnership'] }, { taxClass: 'c_corp' }, false],
  [{ tax_class: ['partnership'] }, {}, null],
  [{ foreign_owner: true }, { foreignOwner: true }, true],
  [{ foreign_owner: true }, { foreignOwner: false }, false],
  [{ foreign_owner: false }, { foreignOwner: false }, true],
  [{ foreign_owner: true }, {}, null],
  [{ owners: { min: 2 }, tax_class: ['partnership'] }, { owners: 1 }, false],
  [{ owners: { min: 2 }, tax_class: ['partnership'] }, { owners: 3 }, null],
] as const)('%j of a company such as %j: %s', (wanted, company, answer) => {
  expect(
    conditionHolds(
      { ...wanted, tax_class: 'tax_class' in wanted ? [...wanted.tax_class] : undefined },
      company,
    ),
  ).toBe(answer)
})

test.each([
  [{ type: 'none' }, { least: 0, most: 0 }],
  [
    { type: 'fixed', cents: 100 },
    { least: 100, most: 100 },
  ],
  [
    { type: 'channel', online: 50, paper: 70, uses: 'online' },
    { least: 50, most: 50 },
  ],
  [
    { type: 'channel', online: 50, paper: 70, uses: 'paper' },
    { least: 70, most: 70 },
  ],
  [
    { type: 'range', least: 10, most: null },
    { least: 10, most: null },
  ],
  [
    { type: 'per', per: 'owner', base: 10, each: 5, above: 1, min: 0, max: 100 },
    { least: 10, most: 100 },
  ],
] as const)('a fee such as %j is %j where nothing is known of the company', (formula, amount) => {
  expect(feeAmount(feeSchema.parse(formula))).toEqual(amount)
})

test('brackets give the least and the most of their rows', () => {
  const rows = [
    { upTo: 10, cents: 0 },
    { upTo: 20, cents: 900 },
    { upTo: null, cents: 400 },
  ]
  expect(feeAmount({ type: 'brackets', of: 'income', rows })).toEqual({ least: 0, most: 900 })
})

test.each([
  [{ type: 'channel', online: null, paper: 70, uses: 'online' }, 'no fee for our channel'],
  [{ type: 'range', least: 10, most: 5 }, 'ends before it begins'],
  [{ type: 'fixed', cents: 0.5 }, 'half a cent'],
  [{ type: 'fixed', cents: -1 }, 'less than nothing'],
])('a fee such as %j is refused: %s', (formula, _why) => {
  expect(feeSchema.safeParse(formula).success).toBe(false)
})

const OLD = feeFact(100)
const NEW = feeFact(125, { from: '2027-01-01' })

test('the version of a fact that began last holds, from its day on', () => {
  const on = (day: string) => factInForce([NEW, OLD], 'filing_fee', 'llc', day)

  expect(on('2026-12-31')).toBe(OLD)
  expect(on('2027-01-01')).toBe(NEW)
  expect(factInForce([NEW], 'filing_fee', 'llc', '2026-12-31')).toBeNull()
  expect(factInForce([OLD], 'filing_fee', 'corporation', '2026-12-31')).toBeNull()
  expect(factToCome([NEW, OLD], 'filing_fee', 'llc', '2026-12-31')).toBe(NEW)
  expect(factToCome([NEW, OLD], 'filing_fee', 'llc', '2027-01-01')).toBeNull()
  expect(factsOn([NEW, OLD, stateFact()], 'llc', '2027-02-01').map(({ key }) => key)).toEqual([
    'filing_fee',
    'report',
  ])
})

test('a version by tax year begins with what is paid in the year after', () => {
  const version = feeFact(400, { from: '2026-01-01', basis: 'tax_year' })

  expect(factInForce([OLD, version], 'filing_fee', 'llc', '2026-12-31')).toBe(OLD)
  expect(factInForce([OLD, version], 'filing_fee', 'llc', '2027-01-01')).toBe(version)
})

test('a version begins on one day alone, which one by tax year has a year later', () => {
  const days = ['2026-12-31', '2027-01-01', '2027-01-02']
  const byTaxYear = feeFact(400, { from: '2026-01-01', basis: 'tax_year' })

  expect(days.filter((day) => beginsOn(NEW, day))).toEqual(['2027-01-01'])
  expect(days.filter((day) => beginsOn(byTaxYear, day))).toEqual(['2027-01-01'])
  expect(days.filter((day) => beginsOn(OLD, day))).toEqual([])
})

test('a type of company is on sale where its fee and its report have a source', () => {
  const sourced = [OLD, stateFact()]

  expect(isOnSale(sourced, 'llc', '2026-12-01')).toBe(true)
  expect(isOnSale(sourced, 'corporation', '2026-12-01')).toBe(false)
  expect(isOnSale(sourced, 'partnership', '2026-12-01')).toBe(false)
  expect(isOnSale([OLD], 'llc', '2026-12-01')).toBe(false)
  expect(isOnSale([OLD, stateFact({ source: null })], 'llc', '2026-12-01')).toBe(false)
})

test('a filing fee is charged by the version of the day, and only where there is one', () => {
  expect(filingFeeOn([OLD, NEW], 'llc', '2027-01-01')).toEqual({ cents: 12_500, fact: NEW })
  expect(filingFeeOn([OLD], 'corporation', '2027-01-01')).toBeNull()
  expect(filingFeeOn([OLD], 'partnership', '2027-01-01')).toBeNull()
  expect(comingFilingFee([OLD, NEW], 'llc', '2026-12-31')).toEqual({
    cents: 12_500,
    from: '2027-01-01',
  })
  expect(comingFilingFee([OLD], 'llc', '2026-12-31')).toBeNull()
})

test('a name is reserved first only where everybody must', () => {
  const reserve = stateFact({ key: 'name_reservation', fee: { type: 'fixed', cents: 2800 } })
  const may = { ...reserve, applies: { owedByAll: false, who: 'Only if you want to.' } }

  expect(nameReservationFee([reserve], 'llc', '2026-12-01')).toBe(28)
  expect(nameReservationFee([may], 'llc', '2026-12-01')).toBeNull()
  expect(nameReservationFee([], 'llc', '2026-12-01')).toBeNull()
})

test('a report is charged only where exactly that is known', () => {
  const report = stateFact({ fee: { type: 'fixed', cents: 5000 } })
  const tax = stateFact({
    key: 'tax',
    paidWith: 'report',
    fee: { type: 'range', least: 1, most: null },
  })
  const charge = (...facts: Parameters<typeof stateFact>[0][]) =>
    reportFeeToCharge(facts.map(stateFact), 'llc', '2027-03-01T12:00:00.000Z')

  expect(charge(report)).toEqual({ dollars: 50 })
  expect(charge({ ...report, certainty: 'usual' })).toBeNull()
  expect(charge({ ...report, fee: tax.fee })).toBeNull()
  expect(charge(report, tax)).toBeNull()
  expect(charge()).toBeNull()
  expect(reportFeeToCharge([report], 'partnership', '2027-03-01')).toBeNull()
})

test('staff look up what is old, unsure or unsourced, once in its present version', () => {
  const today = '2027-04-08' // 180 days after October 10, 2026
  const reasons = (...facts: Parameters<typeof factsToReview>[0]) =>
    factsToReview(facts, today).map((one) => [one.id, ...one.reasons])

  expect(reasons(OLD)).toEqual([])
  expect(reasons({ ...OLD, checked: '2026-10-09' })).toEqual([['llc:filing_fee:always', 'old']])
  expect(reasons({ ...OLD, checked: null })).toEqual([['llc:filing_fee:always', 'old']])
  expect(reasons({ ...OLD, certainty: 'usual' })).toEqual([['llc:filing_fee:always', 'usual']])
  expect(reasons({ ...OLD, source: null })).toEqual([['llc:filing_fee:always', 'unsourced']])
  expect(reasons({ ...OLD, certainty: 'usual' }, NEW)).toEqual([])
  expect(reasons(OLD, { ...NEW, from: '2028-01-01', certainty: 'usual' })).toEqual([
    ['llc:filing_fee:2028-01-01', 'usual'],
  ])
})

test('facts that cannot be used are refused with what is wrong, and count for nothing', () => {
  expect(factsProblem([OLD, NEW])).toBeUndefined()
  expect(factsProblem([OLD, { ...OLD, title: 'Again' }])).toMatch(/twice: llc:filing_fee:always/)
  expect(factsProblem([{ ...OLD, secret: true }])).toMatch(/^The facts are not usable/)
  expect(
    factsProblem([{ ...OLD, source: { title: 'x', url: 'javascript:alert(1)' } }]),
  ).toBeDefined()
  expect(factsProblem([{ ...OLD, from: '2026-02-30' }])).toBeDefined()
  expect(factsProblem('none')).toMatch(/they/)
  expect(readFacts([{ ...OLD, secret: true }])).toEqual([])
  expect(readFacts(null)).toEqual([])
})
