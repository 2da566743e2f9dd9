import { expect, test } from 'vitest'

import { paymentState } from '@/src/domain/orders/payment-state'

test.each([
  ['paid', 'failed', 'paid'],
  ['refunded', 'refunded', 'refunded'],
  ['failed', null, 'failed'],
  ['pending', null, 'unpaid'],
  ['pending', 'opening', 'confirming'],
  ['pending', 'requires_action', 'confirming'],
  ['pending', 'failed', 'failed'],
  ['pending', 'cancelled', 'failed'],
  ['pending', 'quarantined', 'checking'],
] as const)('an order that is %s, last tried with %s, shows as %s', (order, attempt, state) => {
  expect(paymentState(order, attempt)).toBe(state)
})
