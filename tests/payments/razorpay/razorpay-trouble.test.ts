import { afterEach, beforeEach, expect, test } from 'vitest'
import { httpServer } from '@/tests/support/http-server'

import { type RunningRazorpay, runningRazorpay, rupees } from './running-razorpay'

let sandbox: RunningRazorpay
beforeEach(async () => {
  sandbox = await runningRazorpay()
})
afterEach(() => sandbox.close())

const AMOUNT = { minor: 20_791_50, currency: 'INR' } as const
const UNAVAILABLE = 'Payment service is temporarily unavailable. Please try again later.'
const QUICK = { timeoutMs: 300 }

const break_ = (next: string, more: object = {}) =>
  sandbox.control('faults', { next, gateway: 'razorpay', ...more })

test.each([
  ['timeout', 'timeout'],
  ['lost_answer', 'timeout'],
  ['error500', 'server_error'],
])('opening through %s has moved no money, and says to try later', async (next, code) => {
  await break_(next, { count: 9 })

  const opening = sandbox.gateway(QUICK).open(rupees())

  await expect(opening).rejects.toMatchObject({
    code,
    charged: 'no',
    retryable: true,
    message: UNAVAILABLE,
  })
})

test('an answer that is nonsense opens nothing', async () => {
  await break_('nonsense')

  await expect(sandbox.gateway().open(rupees())).rejects.toMatchObject({
    code: 'bad_response',
    charged: 'no',
    message: 'Failed to create Razorpay order. Please try again.',
  })
})

test('an order whose answer was lost is found again instead of made anew', async () => {
  const input = rupees()
  await break_('lost_answer', { orderId: input.orderId })

  const opened = await sandbox.gateway(QUICK).open(input)

  const { payments } = await sandbox.ledger()
  expect(payments.map(({ id }) => id)).toEqual([opened.ref])
})

test('an order whose answer was lost for good is found by its attempt', async () => {
  const input = rupees()
  await break_('lost_answer', { orderId: input.orderId })

  await expect(sandbox.gateway({ ...QUICK, retries: 0 }).open(input)).rejects.toMatchObject({
    code: 'timeout',
  })

  const { payments } = await sandbox.ledger()
  expect(await sandbox.gateway().findByAttempt(input.attemptId, new Date())).toMatchObject({
    ref: payments[0]?.id,
  })
})

test('a server error that passes is bridged by a retry', async () => {
  await break_('error500')

  expect(await sandbox.gateway().open(rupees())).toMatchObject({ kind: 'requires_action' })
})

test.each(['timeout', 'error500', 'nonsense'])(
  'a look through %s is trouble, never a payment that is not there',
  async (next) => {
    const ref = await sandbox.paid()
    await break_(next, { count: 9 })

    await expect(sandbox.gateway(QUICK).retrieve(ref)).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      charged: 'unknown',
      retryable: true,
    })
  },
)

test('a capture whose answer was lost has captured, and says so when asked again', async () => {
  const ref = await sandbox.opened()
  await sandbox.atWindow(ref, 'authorises')
  await break_('lost_answer', { path: '/razorpay/v1/payments' })

  const gateway = sandbox.gateway({ ...QUICK, retries: 0 })
  await expect(gateway.capture(ref, AMOUNT, 'a')).rejects.toMatchObject({ charged: 'unknown' })

  expect(await gateway.capture(ref, AMOUNT, 'a')).toEqual({ kind: 'captured' })
  expect(await sandbox.rowOf(ref)).toMatchObject({ receivedMinor: AMOUNT.minor })
})

test('a refund whose answer was lost is asked for again under its key, and given once', async () => {
  const ref = await sandbox.paid()
  await break_('lost_answer', { path: '/razorpay/v1/payments' })

  const refund = await sandbox.gateway(QUICK).refund({
    ref,
    chargeRef: await sandbox.paymentOf(ref),
    amountMinor: 100_00,
    currency: 'INR',
    reason: 'Test',
    idempotencyKey: 'a refund with a lost answer',
  })

  expect(refund).toMatchObject({ kind: 'refunded' })
  expect(await sandbox.rowOf(ref)).toMatchObject({ refundedMinor: 100_00 })
})

test('a decline on request refuses a card that would have paid', async () => {
  const ref = await sandbox.opened()
  await break_('decline')

  expect(await (await sandbox.atWindow(ref, 'pays')).json()).toMatchObject({
    error: { reason: 'payment_declined' },
  })
  expect(await sandbox.gateway().retrieve(ref)).toMatchObject({
    status: 'requires_action',
    failure: { code: 'payment_declined' },
  })
})

test("a fault of Razorpay's leaves Stripe alone", async () => {
  await break_('error500', { count: 9 })

  const answer = await sandbox.request('/v1/payment_intents/pi_unknown')

  expect(answer.status).toBe(401)
})

test('wrong keys are a matter of configuration', async () => {
  const opening = sandbox.gateway({ keySecret: 'wrong' }).open(rupees())

  await expect(opening).rejects.toMatchObject({
    code: 'invalid_credentials',
    retryable: false,
    charged: 'no',
    message:
      'Payment gateway configuration issue. Please contact support or try a different payment method.',
  })
})

test('a host that is not there was not reached, so that nothing can have moved', async () => {
  const gateway = sandbox.gateway({ baseUrl: 'http://127.0.0.1:1/razorpay' })

  await expect(gateway.capture('order_1', AMOUNT, 'a')).rejects.toMatchObject({
    code: 'network',
    charged: 'no',
    retryable: true,
  })
})

test('a page in place of an answer is a server error', async () => {
  const { url, close } = await httpServer((_, response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  })
  const gateway = sandbox.gateway({ baseUrl: url })
  await expect(gateway.retrieve('order_1')).rejects.toMatchObject({
    code: 'server_error',
    charged: 'unknown',
  })
  close()
})
