import fc from 'fast-check'
import { expect, test } from 'vitest'

import { trafficPeriodIn } from '@/src/domain/analytics/traffic/dimensions'
import { byTraffic, conversionOf, NO_TRAFFIC } from '@/src/domain/analytics/traffic/figures'

const figures = (visitors: number, orders: number) => ({ ...NO_TRAFFIC, visitors, orders })

test.each([
  [200, 3, 1.5],
  [3, 1, 33.3],
  [1, 1, 100],
  [9, 0, 0],
  [0, 0, null],
  [0, 2, null],
  [2, 3, null],
])('of %s visitors and %s orders, %s percent bought', (visitors, orders, conversion) => {
  expect(conversionOf(figures(visitors, orders))).toBe(conversion)
})

test('a conversion is a share, or there is none', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), (visitors, orders) => {
      const conversion = conversionOf(figures(visitors, orders))
      if (conversion === null) expect(visitors === 0 || orders > visitors).toBe(true)
      else expect(conversion >= 0 && conversion <= 100).toBe(true)
    }),
  )
})

test('most visitors come first, and equals by name', () => {
  const row = (value: string, visitors: number, orders = 0) => ({
    value,
    now: figures(visitors, orders),
    before: NO_TRAFFIC,
  })
  const rows = [row('b', 1), row('a', 1), row('c', 1, 2), row('d', 7)]
  expect(rows.sort(byTraffic).map(({ value }) => value)).toEqual(['d', 'c', 'a', 'b'])
})

test.each([
  ['7d', '7d'],
  ['365d', '365d'],
  ['1000d', '30d'],
  ['toString', '30d'],
  [undefined, '30d'],
  [['7d'], '30d'],
])('the period %j is %s', (asked, period) => {
  expect(trafficPeriodIn(asked)).toBe(period)
})
