import { expect, test } from 'vitest'

import type { CompanyTraits } from '@/src/domain/catalogue/facts/condition'
import { versionsOf } from '@/src/domain/catalogue/facts/in-force'
import type { FactCompany } from '@/src/domain/catalogue/facts/state-fact'
import { factDeadlines } from '@/src/domain/compliance/deadlines/fact-deadlines'
import { factsOf } from '@/tests/support/orders/companies'

type About = CompanyTraits & { readonly fiscalYearEnd?: string }

const ONE: About = { owners: 1, taxClass: 'disregarded' }
const SEVERAL: About = { owners: 3, taxClass: 'partnership' }
const CORPORATION: About = { taxClass: 'c_corp' }
const S_CORPORATION: About = { taxClass: 's_corp' }

function found(code: string, key: string, formedOn: string, about: About, type: FactCompany) {
  const versions = versionsOf(factsOf(code), key, type)
  return factDeadlines(versions, { ...about, formedOn }, '2040-12-31').slice(0, 3)
}

const due = (code: string, key: string, formedOn: string, about: About = ONE) =>
  found(code, key, formedOn, about, 'llc').map((one) => one.due)

const dueOf = (code: string, key: string, formedOn: string, about: About = CORPORATION) =>
  found(code, key, formedOn, about, 'corporation').map((one) => one.due)

const FORMED = '2026-11-20'

test('Michigan, MCL 450.4207: an LLC formed after September 30 skips the next February 15', () => {
  expect(due('MI', 'report', '2026-09-30')[0]).toBe('2027-02-15')
  expect(due('MI', 'report', '2026-10-01')[0]).toBe('2028-02-15')
  expect(due('MI', 'report', FORMED)).toEqual(['2028-02-15', '2029-02-15', '2030-02-15'])
})

test('Utah, Code 16-1a-212: since October 1, 2026 the anniversary month’s last day', () => {
  expect(due('UT', 'report', FORMED)).toEqual(['2027-11-30', '2028-11-30', '2029-11-30'])
  expect(due('UT', 'report', '2025-09-20')).toEqual(['2026-09-20', '2027-09-30', '2028-09-30'])
  expect(due('UT', 'report', '2025-10-20')[0]).toBe('2026-10-31')
  expect(found('UT', 'report', FORMED, ONE, 'llc')[0]?.opens).toBe('2027-10-01')
})

test('Alabama: an LLC’s privilege tax on March 15, its first return after two and a half months', () => {
  expect(due('AL', 'tax', FORMED)[0]).toBe('2027-03-15')
  expect(due('AL', 'first.privilege_tax_return', FORMED)).toEqual(['2027-02-04'])
  expect(dueOf('AL', 'tax', FORMED)[0]).toBe('2027-04-15')
  expect(dueOf('AL', 'tax', FORMED, S_CORPORATION)[0]).toBe('2027-03-15')
})

test('New Hampshire, RSA 77-E:5: March 15 for partnerships, April 15 for others', () => {
  expect(due('NH', 'tax', FORMED, SEVERAL)[0]).toBe('2027-03-15')
  expect(due('NH', 'tax', FORMED, ONE)[0]).toBe('2027-04-15')
  expect(due('NH', 'tax', FORMED, {})[0]).toBe('2027-03-15')
  expect(dueOf('NH', 'tax', FORMED)[0]).toBe('2027-04-15')
})

test('Rhode Island, 280-RICR-20-25-7.5: March 15, for a single owner April 15', () => {
  expect(due('RI', 'tax', FORMED, SEVERAL)[0]).toBe('2027-03-15')
  expect(due('RI', 'tax', FORMED, ONE)[0]).toBe('2027-04-15')
})

test('Alaska: the license before doing business, then by the end of each year', () => {
  expect(due('AK', 'first.licence', FORMED)).toEqual([FORMED])
  expect(due('AK', 'licence', FORMED)).toEqual(['2026-12-31', '2027-12-31', '2028-12-31'])
  expect(found('AK', 'report', FORMED, ONE, 'llc')[0]?.late).toBe('2028-02-01')
})

test('California, FTB: the 15-day rule, the LLC fee on June 15 and the window of six months', () => {
  expect(due('CA', 'tax', '2026-12-16')).toEqual(['2027-03-15', '2027-04-15', '2028-04-15'])
  expect(due('CA', 'tax', '2026-12-17')).toEqual(['2027-04-15', '2028-04-15', '2029-04-15'])
  expect(due('CA', 'tax.llc_fee', FORMED)).toEqual(['2027-06-15', '2028-06-15', '2029-06-15'])
  expect(due('CA', 'tax.llc_fee', '2026-03-01')[0]).toBe('2026-06-15')
  expect(found('CA', 'report', FORMED, ONE, 'llc')[1]).toMatchObject({
    opens: '2028-06-01',
    due: '2028-11-30',
  })
})

test('California: a corporation’s statement every year, its minimum tax from the second year on', () => {
  expect(dueOf('CA', 'report', FORMED)).toEqual(['2027-02-18', '2027-11-30', '2028-11-30'])
  expect(
    found('CA', 'report', FORMED, CORPORATION, 'corporation').map((one) => one.period),
  ).toEqual(['first', '2027', '2028'])
  expect(dueOf('CA', 'tax', FORMED)[0]).toBe('2027-04-15')
})

test('Ohio, R.C. 5751.03: a quarter’s return on the tenth of the second month after it', () => {
  expect(due('OH', 'tax', FORMED)).toEqual(['2027-02-10', '2027-05-10', '2027-08-10'])
  expect(found('OH', 'tax', FORMED, ONE, 'llc').map(({ period }) => period)).toEqual([
    '2026-q4',
    '2027',
    '2027-q2',
  ])
})

test('Oregon and New Jersey: what partnerships owe, and a single owner does not', () => {
  expect(due('OR', 'tax.minimum', FORMED, SEVERAL)[0]).toBe('2027-03-15')
  expect(due('OR', 'tax.minimum', FORMED, ONE)).toEqual([])
  expect(due('NJ', 'tax.partnership_fee', FORMED, SEVERAL)[0]).toBe('2027-04-15')
  expect(due('NJ', 'tax.partnership_fee', FORMED, { ...SEVERAL, owners: 2 })).toEqual([])
})

test('Nebraska: odd years with June 16 as the day of delinquency, even ones for corporations', () => {
  const [first] = found('NE', 'report', FORMED, ONE, 'llc')
  expect(first).toMatchObject({ due: '2027-04-01', late: '2027-06-16' })
  expect(found('NE', 'report', FORMED, CORPORATION, 'corporation')[0]).toMatchObject({
    due: '2028-03-01',
    late: '2028-04-15',
  })
})

test('Tennessee, T.C.A. 48-249-1017: the first day of the fourth month after the fiscal year', () => {
  expect(due('TN', 'report', FORMED)[0]).toBe('2027-04-01')
  expect(due('TN', 'report', FORMED, { ...ONE, fiscalYearEnd: '06-30' })[0]).toBe('2027-10-01')
  expect(due('TN', 'tax', FORMED, { ...ONE, fiscalYearEnd: '06-30' })[0]).toBe('2027-10-15')
})

test('New York, LLC Law 206 and 301: the statement opens with its month', () => {
  expect(due('NY', 'first.publication', FORMED)).toEqual(['2027-03-20'])
  expect(dueOf('NY', 'first.publication', FORMED)).toEqual([])
  expect(dueOf('NY', 'tax', FORMED)).toEqual([])
  expect(found('NY', 'report', FORMED, ONE, 'llc')[0]).toMatchObject({
    opens: '2028-11-01',
    due: '2028-11-30',
  })
})

test.each([
  ['DE', ['2027-03-01', '2028-03-01', '2029-03-01']],
  ['MA', ['2027-03-15', '2028-03-15', '2029-03-15']],
  ['MI', ['2027-05-15', '2028-05-15', '2029-05-15']],
  ['IA', ['2028-04-01', '2030-04-01', '2032-04-01']],
  ['ND', ['2027-08-01', '2028-08-01', '2029-08-01']],
  ['PA', ['2027-06-30', '2028-06-30', '2029-06-30']],
  ['NC', ['2027-04-15', '2028-04-15', '2029-04-15']],
  ['VT', ['2027-03-15', '2028-03-15', '2029-03-15']],
  ['MO', ['2027-11-30', '2028-11-30', '2029-11-30']],
  ['NM', ['2028-04-15', '2030-04-15', '2032-04-15']],
  ['AZ', ['2027-11-20', '2028-11-20', '2029-11-20']],
  ['CT', ['2027-11-30', '2028-11-30', '2029-11-30']],
  ['GA', ['2027-04-01', '2028-04-01', '2029-04-01']],
  ['OK', []],
])('the reports of a corporation in %s are due on days of its own', (code, days) => {
  expect(dueOf(code, 'report', FORMED)).toEqual(days)
})
