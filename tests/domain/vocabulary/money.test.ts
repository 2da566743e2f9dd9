import fc from 'fast-check'
import { expect, test } from 'vitest'

import { add, formatMoney, formatPrice, money, sum, usd } from '@/src/domain/vocabulary/money/money'

test('dollars that an editor types become exact cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(usd(cents / 100).minor).toBe(cents)
    }),
  )
})

test('a fraction of a cent is refused, not rounded away unseen', () => {
  expect(() => money(10.5, 'USD')).toThrow(new RangeError('Not a whole minor amount: 10.5'))
  expect(() => usd(Number.NaN)).toThrow(new RangeError('Not an amount of dollars: NaN'))
  expect(() => usd(Number.POSITIVE_INFINITY)).toThrow(RangeError)
})

test('half a cent rounds up, as 1.005 reads, not as floating point stores it', () => {
  expect(usd(1.005).minor).toBe(101)
})

test('amounts of two currencies do not add up', () => {
  expect(() => add(money(1, 'USD'), money(1, 'INR'))).toThrow(/Cannot add INR to USD/)
})

test('money is written with two decimals, a price without empty ones', () => {
  expect(formatMoney(money(124_900, 'USD'))).toBe('$1,249.00')
  expect(formatPrice(money(4_900, 'USD'))).toBe('$49')
  expect(formatPrice(money(4_950, 'USD'))).toBe('$49.50')
})

test('rupees are written in their own way', () => {
  expect(formatMoney(money(12_345_600, 'INR'))).toBe('₹1,23,456.00')
  expect(formatPrice(money(12_345_600, 'INR'))).toBe('₹1,23,456')
})

test('in whatever order amounts are added up, the sum is that of their cents', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (cents) => {
      const amounts = cents.map((minor) => money(minor, 'INR'))
      const minor = cents.reduce((total, one) => total + one, 0)

      expect(sum(amounts, 'INR')).toEqual(money(minor, 'INR'))
      expect(sum(amounts.toReversed(), 'INR')).toEqual(money(minor, 'INR'))
    }),
  )
})

test('nothing at all sums to zero of the currency that was asked for', () => {
  expect(sum([], 'INR')).toEqual({ minor: 0, currency: 'INR' })
  expect(() => sum([money(1, 'USD')], 'INR')).toThrow(RangeError)
})
