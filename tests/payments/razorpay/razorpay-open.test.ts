import { afterAll, beforeAll, expect, test } from 'vitest'

import { failuresOf } from '@/src/domain/payments/connection-check'

import { KEYS } from '../../../sandbox/tests/running-sandbox'
import { type RunningRazorpay, runningRazorpay, rupees } from './running-razorpay'

let sandbox: RunningRazorpay
beforeAll(async () => {
  sandbox = await runningRazorpay()
})
afterAll(() => sandbox.close())

const HOOK = 'http://localhost:3000/api/payments/razorpay/webhook'

const ordersOf = async (orderId: string) =>
  (await sandbox.ledger()).payments.filter((payment) => payment.orderId === orderId)

test('an order is opened for the window, and charges nothing by itself', async () => {
  const input = rupees({ phone: '+919876543210' })

  const opened = await sandbox.gateway().open(input)

  expect(opened).toEqual({
    kind: 'requires_action',
    ref: expect.stringMatching(/^order_/),
    action: {
      type: 'razorpay_checkout',
      keyId: KEYS.razorpay.keyId,
      orderRef: opened.ref,
      amountMinor: 20_791_50,
      currency: 'INR',
      description: 'LLC formation in Wyoming',
      prefill: { name: 'Ada Lovelace', email: 'ada@example.com', contact: '+919876543210' },
    },
  })
  expect(await sandbox.gateway().retrieve(opened.ref ?? '')).toEqual({
    ref: opened.ref,
    status: 'requires_action',
    capturedMinor: 0,
    chargeRef: null,
    refundedMinor: 0,
    reversedMinor: 0,
    amountMinor: 20_791_50,
    currency: 'INR',
    orderId: input.orderId,
    attemptId: input.attemptId,
    card: null,
    method: null,
    isLive: null,
    failure: null,
  })
})

test('one attempt has one order, opened at once or later', async () => {
  const gateway = sandbox.gateway()
  const input = rupees()

  const together = await Promise.all([gateway.open(input), gateway.open(input)])
  const later = await gateway.open(input)

  expect(new Set([...together, later].map(({ ref }) => ref)).size).toBe(1)
  expect(await ordersOf(input.orderId)).toHaveLength(1)
})

test('an attempt whose id is longer than a receipt may be has one order too', async () => {
  const input = rupees({ attemptId: `attempt-${'x'.repeat(60)}` })

  const [first, second] = [await sandbox.gateway().open(input), await sandbox.gateway().open(input)]

  expect(second).toEqual(first)
  expect(await sandbox.gateway().findByAttempt(input.attemptId, new Date())).toMatchObject({
    ref: first.ref,
    attemptId: input.attemptId,
  })
})

test('an attempt is never continued for another amount', async () => {
  const input = rupees()
  await sandbox.gateway().open(input)

  const tampered = sandbox.gateway().open({ ...input, amount: { minor: 100, currency: 'INR' } })

  await expect(tampered).rejects.toMatchObject({ code: 'bad_response', charged: 'no' })
})

test.each([
  ['less than a rupee', { minor: 99, currency: 'INR' }],
  ['nothing', { minor: 0, currency: 'INR' }],
  ['a negative amount', { minor: -100, currency: 'INR' }],
  ['a fraction of a paisa', { minor: 100.5, currency: 'INR' }],
  ['more than is allowed', { minor: 1_000_000_000, currency: 'INR' }],
  ['dollars', { minor: 100_00, currency: 'USD' }],
])('%s can not be charged', async (_, amount) => {
  const opening = sandbox.gateway().open(rupees({ amount }))

  await expect(opening).rejects.toMatchObject({
    code: 'request_refused',
    retryable: false,
    charged: 'no',
    message: 'Failed to create Razorpay order. Please try again.',
  })
})

test('the window can be opened again until the order is paid', async () => {
  const input = rupees()
  const gateway = sandbox.gateway()
  const opened = await gateway.open(input)
  const ref = opened.ref ?? ''
  await sandbox.atWindow(ref, 'declines')

  expect(await gateway.resume?.(ref, input)).toEqual(
    opened.kind === 'requires_action' ? opened.action : null,
  )
  await sandbox.atWindow(ref)
  expect(await gateway.resume?.(ref, input)).toBeNull()
})

test('a payment that Razorpay does not know is null, whatever its reference looks like', async () => {
  const gateway = sandbox.gateway()

  for (const ref of ['order_unknown', '', '..', 'order_1/payments', 'order_1?x', 'pi_1']) {
    expect(await gateway.retrieve(ref)).toBeNull()
    expect(await gateway.cancel(ref)).toBeNull()
    expect(await gateway.resume?.(ref, rupees()).catch(() => null)).toBeNull()
  }
})

test('an attempt is found by its own id', async () => {
  const gateway = sandbox.gateway()
  const input = rupees()
  const { ref } = await gateway.open(input)

  expect(await gateway.findByAttempt(input.attemptId, new Date())).toMatchObject({ ref })
  expect(await gateway.findByAttempt('never opened', new Date())).toBeNull()
})

test('good keys pass the test', async () => {
  expect(await sandbox.gateway().test(HOOK)).toMatchObject({ ok: true })
})

test.each([
  ['no key ID', { keyId: '' }, /key ID is missing/],
  ['a secret for a key ID', { keyId: 'secret' }, /key ID is missing/],
  ['an unknown key ID', { keyId: 'rzp_test_unknown' }, /does not know this key ID/],
  ['no secret', { keySecret: ' ' }, /key secret is missing/],
  ['a wrong secret', { keySecret: 'wrong' }, /does not accept this key secret/],
  ['no webhook secret', { webhookSecret: '' }, /webhook secret is missing/],
])('with %s the test says which one is wrong', async (_, keys, message) => {
  const { ok, checks } = await sandbox.gateway(keys).test(HOOK)

  expect(ok).toBe(false)
  expect(failuresOf(checks)).toMatch(message)
})

test('staff find an order in the dashboard, but not one of the sandbox', () => {
  expect(sandbox.gateway({ baseUrl: undefined }).dashboardUrl('order_1')).toBe(
    'https://dashboard.razorpay.com/app/orders/order_1',
  )
  expect(sandbox.gateway().dashboardUrl('order_1')).toBeNull()
})
