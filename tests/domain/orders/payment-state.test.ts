import { expect, test } from 'vitest'

import { isPayable, paymentState } from '@/src/domain/orders/payment-state'

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
  ['pending', 'succeeded', 'confirming'],
  ['pending', 'refunded', 'unpaid'],
  ['refunded', 'processing', 'refunded'],
  ['failed', 'opening', 'confirming'],
  ['failed', 'open', 'confirming'],
  ['failed', 'requires_action', 'confirming'],
  ['failed', 'quarantined', 'checking'],
  ['failed', 'failed', 'failed'],
  ['failed', 'refunded', 'failed'],
] as const)('an order that is %s, last tried with %s, shows as %s', (order, attempt, state) => {
  expect(paymentState(order, attempt ? [attempt] : [])).toBe(state)
})

test('a payment that the bank confirms is told of, whatever was tried before or after it', () => {
  expect(paymentState('pending', ['processing'])).toBe('processing')
  expect(paymentState('pending', ['cancelled', 'processing'])).toBe('processing')
  expect(paymentState('failed', ['processing', 'failed'])).toBe('processing')
  expect(paymentState('paid', ['processing', 'succeeded'])).toBe('paid')
})

test('money that we look at is told of, whatever was tried before or after it', () => {
  expect(paymentState('pending', ['failed', 'quarantined'])).toBe('checking')
  expect(paymentState('failed', ['cancelled', 'quarantined', 'failed'])).toBe('checking')
  expect(paymentState('pending', ['quarantined', 'processing'])).toBe('processing')
})

test.each([
  ['unpaid', true],
  ['confirming', true],
  ['failed', true],
  ['processing', false],
  ['checking', false],
  ['paid', false],
  ['refunded', false],
] as const)('an order that is %s can be paid: %s', (state, is) => {
  expect(isPayable(state)).toBe(is)
})
