import fc from 'fast-check'
import { expect, test } from 'vitest'

import { minorOf, paypalMoney, paypalValue } from '@/src/payments/paypal/paypal-money'

test('cents become a decimal text and come back as the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999_999 }), (minor) => {
      expect(minorOf(paypalValue(minor))).toBe(minor)
    }),
  )
})

test.each([
  [1, '0.01'],
  [10, '0.10'],
  [100, '1.00'],
  [24_900, '249.00'],
  [100_050, '1000.50'],
])('%i cents are written %s', (minor, value) => {
  expect(paypalValue(minor)).toBe(value)
})

test.each([0, -100, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is not an amount to be paid',
  (minor) => {
    expect(() => paypalValue(minor)).toThrow(RangeError)
  },
)

test.each(['1.005', '1,00', '-1.00', '1e3', ' 1.00', '1.', '.50', '', 'NaN', '0x10', '٣.00'])(
  '%j is not read as an amount',
  (value) => {
    expect(minorOf(value)).toBeNull()
    expect(paypalMoney.safeParse({ currency_code: 'USD', value }).success).toBe(false)
  },
)
