import { expect, test } from 'vitest'

import { conditionText } from '@/src/domain/catalogue/facts/condition'
import type { Rule, Schedule } from '@/src/domain/catalogue/facts/schedule'
import { reportText } from '@/src/domain/catalogue/facts/schedule-text'

const MARCH: Rule = {
  type: 'fixed_date',
  due: '03-15',
  every_years: 1,
  first: 'year_after_formation',
}
const APRIL: Rule = { ...MARCH, due: '04-15' }

test.each<[Schedule, string | null]>([
  [{ type: 'once', within: { days: 60 } }, 'Once, within 60 days of formation'],
  [{ type: 'once', within: { months: 1 } }, 'Once, within 1 month of formation'],
  [
    { type: 'once', within: { months: 2, days: 15 } },
    'Once, within 2 months and 15 days of formation',
  ],
  [{ type: 'once', within: 'at_once' }, 'Once, right after formation'],
  [{ type: 'once', within: 'year_end' }, 'Once, by the end of the year of formation'],
  [
    { type: 'quarterly', months: 2, day: 10 },
    'Every quarter, by the 10th day of the second month after it',
  ],
  [
    { type: 'several_days', days: ['04-15', '06-15', '09-15'] },
    'Every year, by April 15, June 15 and September 15',
  ],
  [
    { ...APRIL, spared_after: '09-30' },
    'Every year, by April 15; a company formed after September 30 skips the first one',
  ],
  [
    { ...APRIL, begins: { month: 4, day: 15 } },
    'Every year, by April 15; the first by the 15th day of the fourth month, counting that of the formation',
  ],
  [
    { ...APRIL, every_years: 2, first: 'first_even_year_after_formation' },
    'Every two years, by April 15, in even-numbered years',
  ],
  [
    {
      type: 'depends',
      cases: [{ when: { owners: { max: 1 } }, rule: APRIL }],
      otherwise: MARCH,
    },
    'Every year, by April 15 for a company with one owner; otherwise every year, by March 15',
  ],
  [
    {
      type: 'depends',
      cases: [{ when: { owners: { max: 1 } }, rule: { type: 'none' } }],
      otherwise: { type: 'none' },
    },
    null,
  ],
  [{ type: 'none' }, null],
])('%j is said as %s', (schedule, words) => {
  expect(reportText(schedule)).toBe(words)
})

test.each([
  [{ owners: { min: 3 } }, 'with 3 or more owners'],
  [{ owners: { max: 1 } }, 'with one owner'],
  [{ owners: { max: 4 } }, 'with up to 4 owners'],
  [{ owners: { min: 2, max: 4 } }, 'with 2 to 4 owners'],
  [{ foreign_owner: true }, 'with a foreign owner'],
  [{ foreign_owner: false }, 'with owners in the US'],
])('a company such as %j is one %s', (wanted, words) => {
  expect(conditionText(wanted)).toBe(words)
})

test('tax classes are named as people know them', () => {
  expect(conditionText({ tax_class: ['partnership', 's_corp'] })).toBe(
    'taxed as a partnership or taxed as an S corporation',
  )
  expect(conditionText({ tax_class: ['disregarded', 'c_corp'], owners: { min: 2 } })).toBe(
    'with 2 or more owners and taxed with its owner or taxed as a corporation',
  )
})
