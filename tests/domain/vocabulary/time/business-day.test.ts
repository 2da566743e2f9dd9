import { expect, test } from 'vitest'

import { isBusinessDay, nextBusinessDay } from '@/src/domain/vocabulary/time/business-day'

/** The federal holidays of two years as the Office of Personnel Management lists them. */
test.each([
  '2026-01-01',
  '2026-01-19',
  '2026-02-16',
  '2026-05-25',
  '2026-06-19',
  '2026-07-03', // July 4 is a Saturday
  '2026-09-07',
  '2026-10-12',
  '2026-11-11',
  '2026-11-26',
  '2026-12-25',
  '2027-01-01',
  '2027-01-18',
  '2027-02-15',
  '2027-05-31',
  '2027-06-18', // June 19 is a Saturday
  '2027-07-05', // July 4 is a Sunday
  '2027-09-06',
  '2027-10-11',
  '2027-11-11',
  '2027-11-25',
  '2027-12-24', // Christmas is a Saturday
  '2027-12-31', // so is New Year's Day of 2028
])('offices are closed on %s', (day) => {
  expect(isBusinessDay(day)).toBe(false)
})

test.each(['2026-07-06', '2027-06-21', '2027-01-04', '2028-01-03', '2026-12-31', '2026-11-27'])(
  'offices are open on %s',
  (day) => {
    expect(isBusinessDay(day)).toBe(true)
  },
)

test.each(
  Object.entries({
    '2027-04-15': '2027-04-15',
    '2027-05-15': '2027-05-17',
    '2027-05-16': '2027-05-17',
    '2027-12-31': '2028-01-03',
    '2026-11-26': '2026-11-27',
    '2026-07-03': '2026-07-06',
  }),
)('from %s on the next business day is %s', (day, open) => {
  expect(nextBusinessDay(day)).toBe(open)
})
