import { expect, test } from 'vitest'

import {
  failed,
  failuresOf,
  passed,
  testResult,
  warned,
  warningsOf,
} from '@/src/domain/payments/connection-check'
import {
  keyHintOf,
  modeOfPayment,
  movedRealMoney,
  otherKeys,
} from '@/src/domain/payments/payment-mode'
import { allowedStripeTypes, isStripeMethod } from '@/src/domain/payments/stripe-methods'

test.each([
  [{ mode: 'live' }, 'live', true],
  [{ mode: 'test' }, 'test', false],
  [{ mode: 'sandbox' }, 'sandbox', false],
  [{ mode: 'live', sandbox: true }, 'sandbox', false],
  [{ sandbox: false }, 'live', true],
  [{ mode: null, sandbox: null }, 'live', true],
] as const)('a payment kept as %j was %s: revenue %s', (payment, mode, isRevenue) => {
  expect(modeOfPayment(payment)).toBe(mode)
  expect(movedRealMoney(payment)).toBe(isRevenue)
})

test('an account is known again by the last six characters of its public key', () => {
  expect(keyHintOf(' pk_live_abcdef123456 ')).toBe('123456')
  expect(keyHintOf('short')).toBe('short')
})

const mark = (mode: 'live' | 'test' | 'sandbox', keyHint: string | null = null) => ({
  mode,
  keyHint,
})

test.each([
  [mark('live', 'abc123'), mark('live', 'abc123')],
  [mark('live'), mark('live', 'abc123')],
  [mark('sandbox', 'abc123'), mark('sandbox', 'abc123')],
])('%j is found with %j', (then, now) => {
  expect(otherKeys(then, now)).toBeNull()
})

test.each([
  [
    mark('live', 'abc123'),
    mark('live', 'def456'),
    'It was made with the live keys ending in abc123; the gateway now works with the live keys ending in def456.',
  ],
  [
    mark('test', 'abc123'),
    mark('live', 'abc123'),
    'It was made with the test keys ending in abc123; the gateway now works with the live keys ending in abc123.',
  ],
  [
    mark('sandbox', 'abc123'),
    mark('test'),
    'It was made in the payment sandbox; the gateway now works with the test keys.',
  ],
  [
    mark('live', 'abc123'),
    null,
    'It was made with the live keys ending in abc123, and no keys are saved now.',
  ],
])('%j is not found with %j, and staff read why', (then, now, words) => {
  expect(otherKeys(then, now)).toBe(words)
})

const CHECKS = [
  passed('Read payments'),
  warned('Webhook', 'webhook_missing', 'There is no webhook.'),
  failed('Create a payment', 'missing_permission', 'The key may not.'),
  failed('Refund', 'missing_permission', 'Nor this.'),
]

test('a connection works unless something failed: a warning is none', () => {
  expect(testResult(CHECKS).ok).toBe(false)
  expect(testResult(CHECKS.slice(0, 2))).toEqual({ ok: true, checks: CHECKS.slice(0, 2) })
  expect(testResult([])).toEqual({ ok: true, checks: [] })
})

test('what failed and what could be better are told apart', () => {
  expect(failuresOf(CHECKS)).toBe('The key may not. Nor this.')
  expect(warningsOf(CHECKS)).toBe('There is no webhook.')
  expect(failuresOf([passed('Read payments')])).toBe('')
  expect(passed('Read payments')).toMatchObject({ fault: null, message: null })
})

test('cards are always offered, other methods only when staff chose them, in one order', () => {
  expect(allowedStripeTypes([])).toEqual(['card'])
  expect(allowedStripeTypes(['us_bank_account', 'link'])).toEqual([
    'card',
    'link',
    'us_bank_account',
  ])
})

test('only what Stripe offers through us is a method', () => {
  expect(isStripeMethod('klarna')).toBe(true)
  expect(['card', 'toString', '', null, 1, ['link']].filter(isStripeMethod)).toEqual([])
})
