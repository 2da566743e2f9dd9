import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { PaymentState } from '@/src/domain/orders/payment-state'
import { BegunBefore } from '@/src/storefront/checkout/BegunBefore'

const told = (payment: PaymentState | null): string =>
  renderToStaticMarkup(<BegunBefore begun={{ confirmation: '/order-confirmation', payment }} />)

test.each([
  ['unpaid', 'Your order is not paid yet'],
  ['confirming', 'Your order is not paid yet'],
  ['failed', 'Your order is not paid yet'],
  ['processing', 'Your bank is confirming the payment'],
  ['checking', 'We are checking your payment'],
  [null, 'We could not check your payment'],
] as const)('a payment that the server calls %s is not called paid', (payment, title) => {
  expect(told(payment)).toContain(title)
  expect(told(payment)).not.toContain('is paid')
})

test('only a paid order is called paid, and nothing is said where nothing was begun', () => {
  expect(told('paid')).toContain('Your order is paid')
  expect(told('refunded')).toBe('')
  expect(renderToStaticMarkup(<BegunBefore begun={null} />)).toBe('')
})
