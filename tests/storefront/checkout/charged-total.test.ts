import { expect, test } from 'vitest'

import { chargedTotal } from '@/src/storefront/checkout/payment/charged-total'

test.each([
  [undefined, '$249.00'],
  [{ exchangeRate: null }, '$249.00'],
  [{ exchangeRate: 83.5 }, '₹20,791.50'],
])('the way to pay %j charges %s', (method, total) => {
  expect(chargedTotal(method, 249_00)).toBe(total)
})
