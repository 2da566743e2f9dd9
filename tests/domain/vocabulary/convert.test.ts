import fc from 'fast-check'
import { expect, test } from 'vitest'

import { convert } from '@/src/domain/vocabulary/money/convert'
import { money, usd } from '@/src/domain/vocabulary/money/money'

const rates = fc.integer({ min: 1, max: 10_000_000 }).map((scaled) => scaled / 10_000)
const cents = fc.integer({ min: 0, max: 1_000_000_000 })

test('$249 at 83.5 is 20,791.50 rupees', () => {
  expect(convert(usd(249), 83.5)).toEqual(money(2_079_150, 'INR'))
})

test('half a paisa rounds up', () => {
  expect(convert(money(1, 'USD'), 83.5)).toEqual(money(84, 'INR'))
  expect(convert(money(1, 'USD'), 83.4999)).toEqual(money(83, 'INR'))
})

test('the result is the nearest paisa to the exact product, the higher of two that are as near', () => {
  fc.assert(
    fc.property(cents, rates, (amount, rate) => {
      const exact = BigInt(amount) * BigInt(Math.round(rate * 10_000))
      const distance = BigInt(convert(money(amount, 'USD'), rate).minor) * 10_000n - exact

      expect(distance > -5_000n && distance <= 5_000n).toBe(true)
    }),
  )
})

test('more dollars are never fewer rupees', () => {
  fc.assert(
    fc.property(cents, cents, rates, (a, b, rate) => {
      const [less, more] = a < b ? [a, b] : [b, a]

      expect(convert(money(less, 'USD'), rate).minor).toBeLessThanOrEqual(
        convert(money(more, 'USD'), rate).minor,
      )
    }),
  )
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 83.50001])(
  'a rate of %d is refused',
  (rate) => {
    const words = `Not a rate of at most four decimals: ${rate}`
    expect(() => convert(usd(1), rate)).toThrow(new RangeError(words))
  },
)

test('only dollars are converted', () => {
  expect(() => convert(money(1, 'INR'), 83.5)).toThrow(/Not an amount of dollars: 1 INR/)
  expect(() => convert(money(-1, 'USD'), 83.5)).toThrow(/Not an amount of dollars: -1 USD/)
})
