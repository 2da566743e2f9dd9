import fc from 'fast-check'
import { expect, test } from 'vitest'

import { versionsOf } from '@/src/domain/catalogue/facts/in-force'
import type { Beside, Schedule } from '@/src/domain/catalogue/facts/schedule'
import { factDeadlines } from '@/src/domain/compliance/deadlines/fact-deadlines'
import {
  allDueDates,
  type Company,
  type Deadline,
  deadlineOf,
} from '@/src/domain/compliance/next-deadlines'
import { compareDates, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { factOf, factsOf, STATE_CODES } from '@/tests/support/orders/companies'

/**
 * When a company next owes what a schedule says, on or after a day.
 *
 * A company formed on February 29 has its anniversary on February 28 of other years. Days are ISO
 * days as the state counts them.
 *
 * @throws RangeError when a day does not exist
 */
function nextDeadlines(
  schedule: Schedule,
  company: Company,
  { from, count }: { readonly from: string; readonly count: number },
): Deadline[] {
  const found: Deadline[] = []
  const start = parseDate(from)
  for (const dated of allDueDates(schedule, company)) {
    if (found.length >= count) break
    if (compareDates(dated.due, start) >= 0) found.push(deadlineOf(dated))
  }
  return found
}

const states = STATE_CODES.map((code) => ({ code, rule: factOf(code, 'report').due }))

/** A state's rule for LLCs as it was before any change that is known. */
const ruleOf = (code: string) => factOf(code, 'report').due

const dueIn = (code: string, formedOn: string, count = 3, from = formedOn) =>
  nextDeadlines(ruleOf(code), { formedOn }, { from, count }).map(({ due }) => due)

const FORMED = '2026-11-21'

/** Worked out by hand from each state's rule for a company formed on November 21, 2026. */
const BY_HAND: Record<string, string[]> = {
  AK: ['2028-01-02', '2030-01-02'],
  AL: [],
  AR: ['2027-05-01', '2028-05-01'],
  AZ: [],
  CA: ['2027-02-19', '2028-11-30'],
  CO: ['2028-01-31', '2029-01-31'],
  CT: ['2027-03-31', '2028-03-31'],
  DC: ['2027-04-01', '2029-04-01'],
  DE: ['2027-06-01', '2028-06-01'],
  FL: ['2027-05-01', '2028-05-01'],
  GA: ['2027-04-01', '2028-04-01'],
  HI: ['2027-12-31', '2028-12-31'],
  IA: ['2027-04-01', '2029-04-01'],
  ID: ['2027-11-30', '2028-11-30'],
  IL: ['2027-10-31', '2028-10-31'],
  IN: ['2028-11-30', '2030-11-30'],
  KS: ['2028-04-15', '2030-04-15'],
  KY: ['2027-06-30', '2028-06-30'],
  LA: ['2027-11-21', '2028-11-21'],
  MA: ['2027-11-21', '2028-11-21'],
  MD: ['2027-04-15', '2028-04-15'],
  ME: ['2027-06-01', '2028-06-01'],
  MI: ['2028-02-15', '2029-02-15'],
  MN: ['2027-12-31', '2028-12-31'],
  MO: [],
  MS: ['2027-04-15', '2028-04-15'],
  MT: ['2027-04-15', '2028-04-15'],
  NC: ['2027-04-15', '2028-04-15'],
  ND: ['2027-11-15', '2028-11-15'],
  NE: ['2027-04-01', '2029-04-01'],
  NH: ['2027-04-01', '2028-04-01'],
  NJ: ['2027-11-30', '2028-11-30'],
  NM: [],
  NV: ['2027-11-30', '2028-11-30'],
  NY: ['2028-11-30', '2030-11-30'],
  OH: [],
  OK: ['2027-11-21', '2028-11-21'],
  OR: ['2027-11-21', '2028-11-21'],
  PA: ['2027-09-30', '2028-09-30'],
  RI: ['2027-05-01', '2028-05-01'],
  SC: [],
  SD: ['2027-11-01', '2028-11-01'],
  TN: ['2027-04-01', '2028-04-01'],
  TX: ['2027-05-15', '2028-05-15'],
  UT: ['2027-11-30', '2028-11-30'],
  VA: ['2027-11-30', '2028-11-30'],
  VT: ['2027-03-31', '2028-03-31'],
  WA: ['2027-11-30', '2028-11-30'],
  WI: ['2027-12-31', '2028-12-31'],
  WV: ['2027-06-30', '2028-06-30'],
  WY: ['2027-11-01', '2028-11-01'],
}

test.each(states)('the first two reports of a company in $code', ({ code }) => {
  const versions = versionsOf(factsOf(code), 'report', 'llc')
  const found = factDeadlines(versions, { formedOn: FORMED }, '2040-12-31')

  expect(found.slice(0, 2).map(({ due }) => due)).toEqual(BY_HAND[code])
})

test('a biennial report follows the parity of the formation year', () => {
  expect(dueIn('AK', '2025-06-01')).toEqual(['2027-01-02', '2029-01-02', '2031-01-02'])
  expect(dueIn('KS', '2025-06-01')).toEqual(['2027-04-15', '2029-04-15', '2031-04-15'])
})

test('a report of odd years comes first in the next odd year', () => {
  expect(dueIn('IA', '2025-01-01', 1)).toEqual(['2027-04-01'])
  expect(dueIn('IA', '2026-12-31', 1)).toEqual(['2027-04-01'])
})

test.each([
  ['2026-01-15', '2027-03-31'],
  ['2026-03-31', '2027-03-31'],
  ['2026-04-01', '2027-06-30'],
  ['2026-09-30', '2027-09-30'],
])('formed on %s, the quarter of the anniversary ends on %s', (formedOn, due) => {
  expect(dueIn('WI', formedOn, 1)).toEqual([due])
})

test('a company formed on a leap day has its anniversary on February 28 of other years', () => {
  expect(dueIn('UT', '2028-02-29', 5)).toEqual([
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
    '2033-02-28',
  ])
  expect(dueIn('NV', '2028-02-29', 1, '2032-01-01')).toEqual(['2032-02-29'])
})

test('a report due before a month of January falls in the year before', () => {
  expect(dueIn('IL', '2026-01-10', 1)).toEqual(['2026-12-31'])
})

test('a window may begin in one year and end in the next', () => {
  const found = nextDeadlines(
    ruleOf('CO'),
    { formedOn: '2026-12-05' },
    { from: '2026-12-05', count: 1 },
  )

  expect(found).toMatchObject([{ opens: '2027-10-01', due: '2028-02-29' }])
})

test('a fiscal year that ended before the formation is not reported on', () => {
  const company = { formedOn: '2026-08-10', fiscalYearEnd: '06-30' }

  const [first] = nextDeadlines(ruleOf('TN'), company, { from: '2026-08-10', count: 1 })

  expect(first?.due).toBe('2027-10-01')
})

test('a fiscal year that ended on the day of the formation is reported on', () => {
  const company = { formedOn: '2026-06-30', fiscalYearEnd: '06-30' }

  const [first] = nextDeadlines(ruleOf('TN'), company, { from: '2026-06-30', count: 1 })

  expect(first?.due).toBe('2026-10-01')
})

test('a report on a day of its own does not wait for any fiscal year', () => {
  const company = { formedOn: '2026-08-10', fiscalYearEnd: '06-30' }

  const [first] = nextDeadlines(ruleOf('FL'), company, { from: '2026-08-10', count: 1 })

  expect(first?.due).toBe('2027-05-01')
})

test('whatever day is asked from, nothing was due before the formation', () => {
  for (const { code } of states) {
    for (const formedOn of ['2025-06-15', '2026-06-15']) {
      const [first] = dueIn(code, formedOn, 1, '2000-01-01')
      expect(first === undefined || first > formedOn, `${code} ${first}`).toBe(true)
    }
  }
})

test.each([
  ['TN', '06-30', '2026-10-01'],
  ['TN', '12-31', '2027-04-01'],
  ['VT', '09-30', '2026-12-31'],
  ['VT', '11-30', '2027-02-28'],
])('in %s a fiscal year that ends on %s has its report due on %s', (code, fiscalYearEnd, due) => {
  const company = { formedOn: '2026-03-10', fiscalYearEnd }

  const [first] = nextDeadlines(ruleOf(code), company, { from: '2026-03-10', count: 1 })

  expect(first?.due).toBe(due)
})

test('the first statement of a Californian company is due 90 days after its formation', () => {
  expect(dueIn('CA', '2027-12-31')).toEqual(['2028-03-30', '2029-12-31', '2031-12-31'])
})

test('a deadline of today is still to come, one of yesterday is not', () => {
  expect(dueIn('FL', FORMED, 1, '2027-05-01')).toEqual(['2027-05-01'])
  expect(dueIn('FL', FORMED, 1, '2027-05-02')).toEqual(['2028-05-01'])
})

test('a day that the calendar lacks is refused', () => {
  expect(() => dueIn('FL', '2026-02-29')).toThrow(RangeError)
})

const ahead = (rule: Schedule, formedOn: string, count = 1) =>
  nextDeadlines(rule, { formedOn }, { from: formedOn, count })

test('what falls due on several days of a year begins with the first one after the formation', () => {
  const rule: Schedule = { type: 'several_days', days: ['04-15', '06-15', '12-15'] }

  expect(ahead(rule, '2026-06-15', 4)).toMatchObject([
    { period: '2026-3', due: '2026-12-15' },
    { period: '2027', due: '2027-04-15' },
    { period: '2027-2', due: '2027-06-15' },
    { period: '2027-3', due: '2027-12-15' },
  ])
  expect(ahead(rule, '2026-06-14')).toMatchObject([{ due: '2026-06-15' }])
})

const yearlyOn = (due: string, beside: { opens?: Beside; late?: Beside }): Schedule => ({
  type: 'fixed_date',
  due,
  every_years: 1,
  first: 'year_after_formation',
  ...beside,
})

test.each([
  ['01-31', '10-01', '2026-10-01'],
  ['10-31', '10-01', '2027-10-01'],
  ['10-01', '10-01', '2027-10-01'],
  ['03-01', { days: 60 }, '2026-12-31'],
  ['01-31', { months: 2 }, '2026-11-01'],
])('what is due on %s and can be filed from %j on can be filed from %s', (due, opens, from) => {
  expect(ahead(yearlyOn(due, { opens }), '2026-06-01')).toMatchObject([{ opens: from }])
})

test.each([
  ['12-15', '12-31', '2027-12-31'],
  ['12-15', '01-15', '2028-01-15'],
  ['12-15', { days: 30 }, '2028-01-14'],
  ['12-15', { months: 1 }, '2028-01-01'],
])('what is due on %s and late from %j on counts as late from %s', (due, late, from) => {
  expect(ahead(yearlyOn(due, { late }), '2026-06-01')).toMatchObject([{ late: from }])
})

test.each([
  ['year_end' as const, '2026-12-31'],
  ['at_once' as const, '2026-08-31'],
  [{ months: 6 }, '2027-02-28'],
  [{ days: 90 }, '2026-11-29'],
  [{ months: 1, days: 10 }, '2026-10-10'],
])('what is wanted once, within %j, has its only day on %s', (within, due) => {
  expect(ahead({ type: 'once', within }, '2026-08-31', 3)).toMatchObject([{ period: 'once', due }])
})

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('deadlines of every state come in order, after the formation, one or two years apart', () => {
  fc.assert(
    fc.property(fc.constantFrom(...states), day, ({ rule }, formedOn) => {
      const found = nextDeadlines(rule, { formedOn }, { from: formedOn, count: 5 })
      expect(found).toHaveLength(rule.type === 'none' ? 0 : 5)
      for (const [index, { opens, due }] of found.entries()) {
        expect(due >= formedOn).toBe(true)
        expect(opens === null || opens <= due).toBe(true)
        if (index > 1 && 'every_years' in rule) {
          const years = Number(due.slice(0, 4)) - Number(found[index - 1]?.due.slice(0, 4))
          expect(years).toBe(rule.every_years)
        }
      }
    }),
  )
})
