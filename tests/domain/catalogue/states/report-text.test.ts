import { expect, test } from 'vitest'
import { reportText } from '@/src/domain/catalogue/facts/schedule-text'
import {
  codeOfSlug,
  JURISDICTIONS,
  stateName,
  statePath,
} from '@/src/domain/catalogue/states/jurisdictions'
import { stateDataset } from '@/src/domain/catalogue/states/state-record'
import dataset from '@/src/seed/data/states.json'
import { factOf } from '@/tests/support/orders/companies'

const { states } = stateDataset.parse(dataset)
const wordsOf = (code: string) => reportText(factOf(code, 'report').due)

test('the jurisdictions are those of the dataset, by the same names', () => {
  expect(Object.entries(JURISDICTIONS).sort()).toEqual(
    states.map(({ code, name }) => [code, name]).sort(),
  )
})

test('every jurisdiction has an address that leads back to it', () => {
  for (const code of Object.keys(JURISDICTIONS)) {
    expect(codeOfSlug(statePath(code)?.replace('/llc/', '') ?? '')).toBe(code)
  }
  expect(statePath('NY')).toBe('/llc/new-york')
  expect(codeOfSlug('atlantis')).toBeNull()
})

test.each([
  ['FL', 'Every year, by May 1'],
  ['IA', 'Every two years, by April 1, in odd-numbered years'],
  ['UT', 'Every year, by the anniversary of formation'],
  ['WY', 'Every year, by the first day of the month in which the company was formed'],
  ['IL', 'Every year, before the month in which the company was formed'],
  ['WI', 'Every year, by the end of the quarter in which the company was formed'],
  [
    'CO',
    'Every year, from 2 months before to 2 months after the month in which the company was formed',
  ],
  ['VT', 'Every year, by the last day of the third month after the fiscal year ends'],
  [
    'CA',
    'Every two years, by the last day of the month in which the company was formed; the first within 90 days of formation',
  ],
])('the rule of %s in words', (code, words) => {
  expect(wordsOf(code)).toBe(words)
})

test('a state without a report has nothing to say of one', () => {
  expect(wordsOf('NM')).toBeNull()
})

test.each([
  [1, 0, 'from 1 month before to 0 months after'],
  [2, 1, 'from 2 months before to 1 month after'],
])('a window of %d and %d is counted in words', (months_before, months_after, words) => {
  const rhythm = { every_years: 1, first: 'first_anniversary' } as const
  const rule = { type: 'anniversary_month_window', months_before, months_after, ...rhythm } as const

  expect(reportText(rule)).toContain(words)
})

test.each([
  [4, 1, 'Every year, by the 1st day of the fourth month after the fiscal year ends'],
  [6, 'last', 'Every year, by the last day of the sixth month after the fiscal year ends'],
  [7, 15, 'Every year, by the 15th day of the 7th month after the fiscal year ends'],
] as const)('in month %d on %s after the fiscal year is said so', (months, day, words) => {
  const rhythm = { every_years: 1, first: 'year_after_formation' } as const

  expect(reportText({ type: 'fiscal_year_end_offset', months, day, ...rhythm })).toBe(words)
})

test('the page of a jurisdiction is known by its address, any other page is none', () => {
  for (const [code, name] of Object.entries(JURISDICTIONS)) {
    expect(stateName(statePath(code) ?? '')).toBe(name)
  }
  for (const path of [
    '/llc',
    '/llc/',
    '/llc/atlantis',
    '/states/wyoming',
    'wyoming',
    '/wyoming/llc/',
  ]) {
    expect(stateName(path), path).toBeNull()
  }
  expect(statePath('XX')).toBeNull()
})
