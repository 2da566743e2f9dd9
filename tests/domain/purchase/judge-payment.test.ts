import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Expected, judgePayment, type Truth } from '@/src/domain/purchase/judge-payment'
import { PAYMENT_ATTEMPT_STATUSES } from '@/src/domain/vocabulary/payment-status'

const truth = (change: Partial<Truth> = {}): Truth => ({
  status: 'succeeded',
  amountMinor: 249_00,
  capturedMinor: change.amountMinor ?? 249_00,
  isLive: null,
  currency: 'USD',
  orderId: 'order',
  ...change,
})
const expected = (change: Partial<Expected> = {}): Expected => ({
  attemptStatus: 'open',
  isLive: true,
  amountMinor: 249_00,
  currency: 'USD',
  orderMinor: 249_00,
  orderId: 'order',
  orderTotalMinor: 249_00,
  orderIsPaid: false,
  orderIsCanceled: false,
  offerIsGone: false,
  ...change,
})

const STATUSES = [
  'pending',
  'processing',
  'requires_action',
  'approved',
  'succeeded',
  'failed',
  'cancelled',
] as const satisfies readonly Truth['status'][]

test('money that fits its order settles it', () => {
  expect(judgePayment(truth(), expected())).toEqual({ kind: 'settle' })
})

test.each([
  ['another amount', { amountMinor: 248_99 }, {}],
  ['another currency', { currency: 'INR' }, {}],
  ['another order', { orderId: 'other' }, {}],
  ['no order at all', { orderId: null }, {}],
  ['an order whose total has changed since', {}, { orderTotalMinor: 300_00 }],
  ['an order whose discount others have used up', {}, { offerIsGone: true }],
])('money for %s is quarantined', (_name, said, known) => {
  expect(judgePayment(truth(said), expected(known)).kind).toBe('quarantine')
})

test('a second payment of a paid order goes back, even when its total has changed', () => {
  const known = expected({ orderIsPaid: true, orderTotalMinor: 300_00 })

  expect(judgePayment(truth(), known)).toEqual({ kind: 'give_back', why: 'duplicate' })
})

test.each([{}, { orderIsPaid: true }, { orderTotalMinor: 300_00 }, { offerIsGone: true }])(
  'money for a canceled order goes back, even when %o',
  (known) => {
    const verdict = judgePayment(truth(), expected({ ...known, orderIsCanceled: true }))

    expect(verdict).toEqual({ kind: 'give_back', why: 'canceled' })
  },
)

test('other money for a paid order is quarantined, not given back by itself', () => {
  const verdict = judgePayment(truth({ amountMinor: 1 }), expected({ orderIsPaid: true }))

  expect(verdict.kind).toBe('quarantine')
})

test('rupees settle an order in dollars by what the attempt asked for', () => {
  const rupees = { amountMinor: 2_079_150, currency: 'INR' }

  expect(judgePayment(truth(rupees), expected(rupees))).toEqual({ kind: 'settle' })
})

test.each([
  ['fits', {}, {}, { kind: 'capture' }],
  [
    'comes for an attempt given up meanwhile',
    {},
    { attemptStatus: 'cancelled' as const },
    { kind: 'capture' },
  ],
  ['comes for a paid order', {}, { orderIsPaid: true }, { kind: 'move', to: 'cancelled' }],
  ['comes for a canceled order', {}, { orderIsCanceled: true }, { kind: 'move', to: 'cancelled' }],
  ['is another amount', { amountMinor: 1 }, {}, { kind: 'move', to: 'cancelled' }],
  [
    'is for a total that has changed',
    {},
    { orderTotalMinor: 1 },
    { kind: 'move', to: 'cancelled' },
  ],
  ['was refused before', {}, { attemptStatus: 'failed' as const }, { kind: 'nothing' }],
])('money that the customer agreed to and that %s', (_name, said, known, verdict) => {
  expect(judgePayment(truth({ status: 'approved', ...said }), expected(known))).toEqual(verdict)
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
    status: fc.constantFrom(...STATUSES),
    amountMinor: fc.constantFrom(249_00, 249_01, 0),
    capturedMinor: fc.constantFrom(249_00, 249_01, 0),
    isLive: fc.constantFrom(true, false, null),
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
          capturedMinor: one.capturedMinor,
          isLive: one.isLive,
          currency: one.currency,
          orderId: one.orderId,
        },
        expected({
          attemptStatus: one.attemptStatus,
          orderTotalMinor: one.orderTotalMinor,
          orderIsPaid: one.orderIsPaid,
        }),
      )
      if (verdict.kind !== 'settle' && verdict.kind !== 'capture') return
      expect(one).toMatchObject({
        ...(verdict.kind === 'settle'
          ? { status: 'succeeded', capturedMinor: 249_00 }
          : { status: 'approved', amountMinor: 249_00 }),
        currency: 'USD',
        orderId: 'order',
        orderTotalMinor: 249_00,
        orderIsPaid: false,
      })
      expect(one.isLive).not.toBe(false)
    }),
    { numRuns: 2000 },
  )
})

test('money that was authorised or given back uncaptured pays nothing', () => {
  expect(judgePayment(truth({ capturedMinor: 0 }), expected())).toEqual({ kind: 'nothing' })
})

test('test money never pays an order that was to be paid with real money', () => {
  const verdict = judgePayment(truth({ isLive: false }), expected({ isLive: true }))
  expect(verdict).toMatchObject({ kind: 'quarantine', reason: 'Paid in test mode only' })
})

test('a bank that confirms for days is waited for', () => {
  const processing = truth({ status: 'processing', capturedMinor: 0 })
  expect(judgePayment(processing, expected())).toEqual({ kind: 'move', to: 'processing' })
})

test.each(['succeeded', 'quarantined', 'refunded'] as const)(
  'an attempt that is %s is judged no more, whatever the gateway says and whatever fits',
  (attemptStatus) => {
    for (const status of STATUSES) {
      expect(judgePayment(truth({ status }), expected({ attemptStatus })), status).toEqual({
        kind: 'nothing',
      })
    }
  },
)

test.each([
  ['open', 'pending'],
  ['processing', 'processing'],
  ['requires_action', 'requires_action'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
  ['processing', 'pending'],
  ['processing', 'requires_action'],
  ['failed', 'cancelled'],
  ['cancelled', 'processing'],
] as const)(
  'an attempt that is %s is not changed by hearing %s, again or as a step back',
  (attemptStatus, status) => {
    expect(judgePayment(truth({ status }), expected({ attemptStatus }))).toEqual({
      kind: 'nothing',
    })
  },
)

test.each([
  [
    'real money for a test',
    { isLive: true },
    { isLive: false },
    'Paid with real money, expected a test',
  ],
  ['money of another order', { orderId: 'other' }, {}, 'The gateway names another order'],
  ['rupees for dollars', { currency: 'INR' }, {}, 'Paid in INR, expected USD'],
  ['a cent too little', { amountMinor: 248_99 }, {}, 'Paid 24899, expected 24900 (minor units)'],
  [
    'what the order no longer costs',
    {},
    { orderTotalMinor: 300_00 },
    'Paid for 24900, but the order has changed to 30000 (minor units)',
  ],
])('%s is quarantined with words that tell staff what is wrong', (_what, said, known, reason) => {
  expect(judgePayment(truth(said), expected(known))).toEqual({ kind: 'quarantine', reason })
})

test('where the gateway says in which mode it was paid, that of the attempt settles', () => {
  for (const isLive of [true, false]) {
    expect(judgePayment(truth({ isLive }), expected({ isLive }))).toEqual({ kind: 'settle' })
  }
})
