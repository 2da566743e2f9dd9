import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Expected, judgePayment, type Truth } from '@/src/domain/payments/judge-payment'
import { PAYMENT_ATTEMPT_STATUSES } from '@/src/domain/payments/payment-status'

const truth = (change: Partial<Truth> = {}): Truth => ({
  status: 'succeeded',
  amountMinor: 249_00,
  currency: 'USD',
  orderId: 'order',
  ...change,
})
const expected = (change: Partial<Expected> = {}): Expected => ({
  attemptStatus: 'open',
  amountMinor: 249_00,
  currency: 'USD',
  orderId: 'order',
  orderTotalMinor: 249_00,
  orderIsPaid: false,
  ...change,
})

test('money that fits its order settles it', () => {
  expect(judgePayment(truth(), expected())).toEqual({ kind: 'settle' })
})

test.each([
  ['another amount', { amountMinor: 248_99 }, {}],
  ['another currency', { currency: 'INR' }, {}],
  ['another order', { orderId: 'other' }, {}],
  ['no order at all', { orderId: null }, {}],
  ['an order already paid', {}, { orderIsPaid: true }],
  ['an order whose total has changed since', {}, { orderTotalMinor: 300_00 }],
])('money for %s is quarantined', (_name, said, known) => {
  expect(judgePayment(truth(said), expected(known)).kind).toBe('quarantine')
})

test('a late "failed" never takes a payment back', () => {
  const verdict = judgePayment(
    truth({ status: 'failed' }),
    expected({ attemptStatus: 'succeeded' }),
  )

  expect(verdict).toEqual({ kind: 'nothing' })
})

test('a payment that failed here and then succeeded at the gateway still settles', () => {
  expect(judgePayment(truth(), expected({ attemptStatus: 'failed' }))).toEqual({ kind: 'settle' })
})

test('nothing but exact money settles, whatever the gateway and our books say', () => {
  const cases = fc.record({
    status: fc.constantFrom<Truth['status']>(
      'pending',
      'requires_action',
      'succeeded',
      'failed',
      'cancelled',
    ),
    amountMinor: fc.constantFrom(249_00, 249_01, 0),
    currency: fc.constantFrom('USD', 'INR'),
    orderId: fc.constantFrom('order', 'other', null),
    attemptStatus: fc.constantFrom(...PAYMENT_ATTEMPT_STATUSES),
    orderTotalMinor: fc.constantFrom(249_00, 199_00),
    orderIsPaid: fc.boolean(),
  })
  fc.assert(
    fc.property(cases, (one) => {
      const verdict = judgePayment(
        {
          status: one.status,
          amountMinor: one.amountMinor,
          currency: one.currency,
          orderId: one.orderId,
        },
        expected({
          attemptStatus: one.attemptStatus,
          orderTotalMinor: one.orderTotalMinor,
          orderIsPaid: one.orderIsPaid,
        }),
      )
      if (verdict.kind !== 'settle') return
      expect(one).toMatchObject({
        status: 'succeeded',
        amountMinor: 249_00,
        currency: 'USD',
        orderId: 'order',
        orderTotalMinor: 249_00,
        orderIsPaid: false,
      })
    }),
    { numRuns: 2000 },
  )
})
