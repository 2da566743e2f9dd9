import { expect, test } from 'vitest'

import { scheduleProblem } from '@/src/domain/catalogue/facts/schedule'
import {
  type StateRecord,
  stateDataset,
  turnaround,
} from '@/src/domain/catalogue/states/state-record'
import dataset from '@/src/seed/data/states.json'
import { factOf } from '@/tests/support/orders/companies'

const { states } = stateDataset.parse(dataset)

test('the dataset holds 50 states and the District of Columbia, once each', () => {
  expect(new Set(states.map(({ code }) => code)).size).toBe(51)
  expect(states.map(({ code }) => code)).toContain('DC')
})

test.each(states)('the report rule of $name is understood', ({ code }) => {
  expect(scheduleProblem(factOf(code, 'report').due)).toBeUndefined()
})

test.each([
  [{}, 'no type'],
  [{ type: 'weekly' }, 'an unknown type'],
  [
    { type: 'fixed_date', due: '13-01', every_years: 1, first: 'first_anniversary' },
    'no such month',
  ],
  [
    { type: 'fixed_date', due: '04-15', every_years: 3, first: 'first_anniversary' },
    'every 3 years',
  ],
  [{ type: 'none', due: '04-15' }, 'a word that does not belong'],
  ['none', 'a text'],
])('%j is refused: %s', (rule, _why) => {
  expect(scheduleProblem(rule)).toMatch(/^The rule is not usable/)
})

const processing = (online: StateRecord['standard_processing_business_days']['online']) => {
  const [record] = states
  if (!record) throw new Error('The dataset is empty')
  return turnaround({ ...record, standard_processing_business_days: { online, mail: null } })
}

test.each([
  [null, ''],
  [{ min: 0, max: 0 }, 'Same business day'],
  [{ min: 7, max: 10 }, '7-10 business days'],
  [{ min: 15, max: 15 }, '15 business days'],
  [{ min: 0, max: 3 }, '1-3 business days'],
])('a state that takes %j is said to take %s', (range, said) => {
  expect(processing(range)).toBe(said)
})
