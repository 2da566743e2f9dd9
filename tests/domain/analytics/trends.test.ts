import { expect, test } from 'vitest'

import { NO_TOTALS, sumByDay, takingDifferences, wrongTotals } from '@/src/domain/analytics/totals'
import { changeOf, TREND_DAYS, trendOf } from '@/src/domain/analytics/trends'

const day = (name: string, orders: number) => ({ ...NO_TOTALS, day: name, orders })

test('a trend has today, thirty days with it, and the thirty before', () => {
  const days = [
    day('2026-09-22', 7), // the 61st day back: older than both stretches
    day('2026-09-23', 4), // the first of the thirty days before
    day('2026-10-23', 3), // the first of the last thirty
    day('2026-11-21', 2),
  ]
  const trend = trendOf(days, 'orders', '2026-11-21')
  expect(trend).toMatchObject({ total: 16, today: 2, last: 5, before: 4 })
  expect(trend.daily).toHaveLength(TREND_DAYS)
  expect(trend.daily[0]).toEqual({ day: '2026-10-23', value: 3 })
  expect(trend.running[0]).toEqual({ day: '2026-10-23', value: 14 })
  expect(trend.running.at(-1)).toEqual({ day: '2026-11-21', value: 16 })
})

test('a company without any day has lines of nothing', () => {
  const trend = trendOf([], 'oursMinor', '2026-03-01')
  expect(trend).toMatchObject({ total: 0, today: 0, last: 0, before: 0 })
  expect(new Set(trend.running.map(({ value }) => value))).toEqual(new Set([0]))
  expect(trend.daily[0]?.day).toBe('2026-01-31')
})

test.each([
  [12, 10, { percent: 20 }],
  [0, 10, { percent: -100 }],
  [10, 10, { percent: 0 }],
  [3, 0, { more: 3 }],
  [3, -2, { more: 5 }],
])('from %i, after %i before, the change is %j', (is, was, change) => {
  expect(changeOf(is, was)).toEqual(change)
})

test('what is booked becomes what the books say, once', () => {
  const taking = (on: string, ours: number, fees = 0) => ({
    order: 'a',
    day: on,
    oursMinor: ours,
    feesMinor: fees,
  })
  const books = [taking('2026-01-01', 100, 50), taking('2026-01-02', -40)]
  const differences = takingDifferences(books, [taking('2026-01-01', 70, 50)])
  expect(differences).toEqual([taking('2026-01-01', 30, 0), taking('2026-01-02', -40)])
  expect(takingDifferences(books, [taking('2026-01-01', 70, 50), ...differences])).toEqual([])
})

test('days are summed in order, and each figure that differs is named with both numbers', () => {
  const kept = sumByDay([
    { day: '2026-01-02', orders: 1 },
    { day: '2026-01-01', orders: 2 },
    { day: '2026-01-02', orders: 1, oursMinor: 500 },
  ])
  expect(kept).toEqual([day('2026-01-01', 2), { ...day('2026-01-02', 2), oursMinor: 500 }])
  expect(wrongTotals(kept, [day('2026-01-01', 2), day('2026-01-02', 3)])).toEqual([
    { day: '2026-01-02', name: 'orders', kept: 2, books: 3 },
    { day: '2026-01-02', name: 'oursMinor', kept: 500, books: 0 },
  ])
})
