import { expect, test } from 'vitest'

import { besideMonth, monthIn, monthText, weeksOf } from '@/src/domain/compliance/year-of-deadlines'

const TODAY = { year: 2026, month: 11, day: 22 }

test.each(['2000-01', '2026-12', '2100-12'])('the address of %s shows that month', (text) => {
  expect(monthText(monthIn(text, TODAY))).toBe(text)
})

test.each(['1999-12', '2101-01', '2027-00', '0000-00', '12027-02', '2027-021'])(
  'an address with %s shows the month of today, whatever its day',
  (text) => {
    expect(monthIn(text, TODAY)).toEqual({ year: 2026, month: 11 })
  },
)

test('the first month that tasks may fall due in can be gone back to, and the last one on to', () => {
  expect(besideMonth({ year: 2000, month: 2 }).previous).toEqual({ year: 2000, month: 1 })
  expect(besideMonth({ year: 2100, month: 11 }).next).toEqual({ year: 2100, month: 12 })
  expect(besideMonth({ year: 2027, month: 1 }).previous).toEqual({ year: 2026, month: 12 })
})

test('a month that begins on a Thursday leaves the days before it empty', () => {
  const [first, second] = weeksOf({ year: 2026, month: 10 })

  expect(first).toEqual([null, null, null, null, '2026-10-01', '2026-10-02', '2026-10-03'])
  expect(second?.[0]).toBe('2026-10-04')
})
