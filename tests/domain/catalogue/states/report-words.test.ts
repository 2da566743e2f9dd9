import { expect, test } from 'vitest'

import { codeOfSlug, JURISDICTIONS, statePath } from '@/src/domain/catalogue/states/jurisdictions'
import { reportWords } from '@/src/domain/catalogue/states/report-words'
import { stateDataset } from '@/src/domain/catalogue/states/state-record'
import dataset from '@/src/seed/data/states.json'

const { states } = stateDataset.parse(dataset)
const wordsOf = (code: string) => {
  const state = states.find((one) => one.code === code)
  return state && reportWords(state.report.rule)
}

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
  ['UT', 'Every year, by the anniversary of the formation'],
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
    'Every two years, by the last day of the month in which the company was formed; the first one within 90 days of the formation',
  ],
])('the rule of %s in words', (code, words) => {
  expect(wordsOf(code)).toBe(words)
})

test('a state without a report has nothing to say of one', () => {
  expect(wordsOf('NM')).toBeNull()
})
