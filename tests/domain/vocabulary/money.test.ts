import fc from 'fast-check'
import { expect, test } from 'vitest'

import { add, formatMoney, formatPrice, money, usd } from '@/src/domain/vocabulary/money/money'

test('dollars that an editor types become exact cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(usd(cents / 100).minor).toBe(cents)
    }),
  )
})

test('a fraction of a cent is refused, not rounded away unseen', () => {
  expect(() => money(10.5, 'USD')).toThrow(RangeError)
  expect(() => usd(Number.NaN)).toThrow(RangeError)
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
