import { expect, test } from 'vitest'

import { paypalInput } from './paypal-shop'
import {
  CAPTURE_ID,
  ORDER_ID,
  paypalCapture,
  paypalOrder,
  paypalRefund,
  paypalRefusal,
  stubForEach,
} from './paypal-stub'

const AMOUNT = { minor: 249_00, currency: 'USD' }

const stub = stubForEach()

test.each([
  ['CREATED', 'requires_action'],
  ['PAYER_ACTION_REQUIRED', 'requires_action'],
  ['APPROVED', 'approved'],
  ['VOIDED', 'cancelled'],
])('an order that is %s without a capture is %s', async (status, ours) => {
  const truth = await stub().answering(paypalOrder(status)).retrieve(ORDER_ID)

  expect(truth).toMatchObject({ status: ours, chargeRef: null, amountMinor: 249_00 })
})

test.each([
  ['COMPLETED', 'succeeded'],
  ['PARTIALLY_REFUNDED', 'succeeded'],
  ['REFUNDED', 'succeeded'],
  ['PENDING', 'processing'],
  ['DECLINED', 'failed'],
  ['FAILED', 'failed'],
])('an order whose capture is %s is %s', async (status, ours) => {
  const payments = { captures: [paypalCapture(status)] }

  const truth = await stub().answering(paypalOrder('COMPLETED', { payments })).retrieve(ORDER_ID)

  expect(truth).toMatchObject({
    status: ours,
    chargeRef: ours === 'succeeded' ? CAPTURE_ID : null,
    failure: ours === 'failed' ? { code: `CAPTURE_${status}` } : null,
  })
})

test('what counts is the capture that took the money, and its own amount', async () => {
  const payments = {
    captures: [
      paypalCapture('DECLINED', '249.00', '0000000000000000X'),
      paypalCapture('COMPLETED', '248.99'),
    ],
  }

  const truth = await stub().answering(paypalOrder('COMPLETED', { payments })).retrieve(ORDER_ID)

  expect(truth).toMatchObject({ status: 'succeeded', chargeRef: CAPTURE_ID, amountMinor: 248_99 })
})

test('refunds on their way count as given back, failed ones do not', async () => {
  const payments = {
    captures: [paypalCapture('PARTIALLY_REFUNDED')],
    refunds: [
      paypalRefund('COMPLETED', '10.00'),
      paypalRefund('PENDING', '5.50'),
      paypalRefund('FAILED', '100.00'),
      paypalRefund('CANCELLED', '100.00'),
    ],
  }

  const truth = await stub().answering(paypalOrder('COMPLETED', { payments })).retrieve(ORDER_ID)

  expect(truth).toMatchObject({ refundedMinor: 15_50 })
})

test.each([
  ['half a cent', paypalOrder('APPROVED', { amount: { currency_code: 'USD', value: '1.005' } })],
  [
    'a number for an amount',
    paypalOrder('APPROVED', { amount: { currency_code: 'USD', value: 1 } }),
  ],
  [
    'no purchase unit',
    { status: 200, body: { id: ORDER_ID, status: 'APPROVED', purchase_units: [] } },
  ],
  ['a page', { status: 200, body: '<html>Sorry</html>' }],
  ['nothing', { status: 200, body: '' }],
])('an order with %s is not believed', async (_what, said) => {
  const retrieving = stub().answering(said).retrieve(ORDER_ID)

  await expect(retrieving).rejects.toMatchObject({ code: 'bad_response' })
})

test.each([
  'https://paypal.com.evil.example/checkoutnow',
  'https://evil.example/checkoutnow',
  'javascript:alert(1)',
  '/checkoutnow',
])('the customer is not led to %s', async (href) => {
  const order = paypalOrder('PAYER_ACTION_REQUIRED')
  if (order === 'silence' || typeof order.body !== 'object') throw new Error()
  const body = { ...order.body, links: [{ rel: 'payer-action', href }] }

  const opening = stub().answering({ status: 201, body }).open(paypalInput())

  await expect(opening).rejects.toMatchObject({ code: 'bad_response', charged: 'no' })
})

test('an order is asked for in dollars and cents, under our references and key', async () => {
  const input = paypalInput({ amount: { minor: 5, currency: 'USD' }, description: 'x'.repeat(200) })

  await stub().answering(paypalOrder('APPROVED')).open(input)

  const [asked] = stub().asked
  expect(asked?.headers.get('paypal-request-id')).toBe(input.idempotencyKey)
  expect(asked?.headers.get('authorization')).toBe('Bearer token-1')
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: input.attemptId,
        custom_id: input.orderId,
        invoice_id: input.attemptId,
        description: 'x'.repeat(127),
        amount: { currency_code: 'USD', value: '0.05' },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: input.returnUrl,
          cancel_url: input.cancelUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  })
})

test('a token that PayPal took back is renewed once, and shared until then', async () => {
  const expired = { status: 401, body: { error: 'invalid_token' } }
  const gateway = stub().answering(paypalOrder('APPROVED'), expired, paypalOrder('APPROVED'))

  await gateway.retrieve(ORDER_ID)
  await gateway.retrieve(ORDER_ID)

  expect(stub().asked.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer token-1',
    'Bearer token-1',
    'Bearer token-2',
  ])
  expect(stub().signIns()).toBe(2)
})

test.each([429, 401, 403, 503])(
  'a capture that got no answer and then a %d may have moved money',
  async (status) => {
    const capture = stub()
      .answering('silence', { status, body: {} }, { status, body: {} }, { status, body: {} })
      .capture(ORDER_ID, AMOUNT, 'key')

    await expect(capture).rejects.toMatchObject({ charged: 'unknown' })
  },
)

test.each([
  [429, 'rate_limited', true],
  [403, 'invalid_credentials', false],
  [400, 'request_refused', false],
])('a capture that is refused with %d has moved no money', async (status, code, retryable) => {
  const said = { status, body: {} }

  const capture = stub().answering(said, said).capture(ORDER_ID, AMOUNT, 'key')

  await expect(capture).rejects.toMatchObject({ code, charged: 'no', retryable })
})

test('a capture that overtakes itself waits for the first', async () => {
  const payments = { captures: [paypalCapture('COMPLETED')] }
  const busy = paypalRefusal(422, 'PREVIOUS_REQUEST_IN_PROGRESS')
  const gateway = stub().answering(busy, paypalOrder('COMPLETED', { payments }))

  expect(await gateway.capture(ORDER_ID, AMOUNT, 'key')).toEqual({ kind: 'captured' })
})

test('a capture that PayPal is still busy with may move money', async () => {
  const busy = paypalRefusal(422, 'PREVIOUS_REQUEST_IN_PROGRESS')

  const capture = stub().answering(busy, busy).capture(ORDER_ID, AMOUNT, 'key')

  await expect(capture).rejects.toMatchObject({ charged: 'unknown', retryable: true })
})

test('a capture that was there before may still be pending', async () => {
  const payments = { captures: [paypalCapture('PENDING')] }
  const gateway = stub().answering(
    paypalRefusal(422, 'ORDER_ALREADY_CAPTURED'),
    paypalOrder('COMPLETED', { payments }),
  )

  expect(await gateway.capture(ORDER_ID, AMOUNT, 'key')).toEqual({ kind: 'pending' })
})

test.each([
  ['PAYER_CANNOT_PAY', "PayPal can't take a payment from this account"],
  ['TRANSACTION_REFUSED', 'PayPal declined this payment'],
  ['ORDER_EXPIRED', 'The time to finish this payment'],
])('a refusal for %s is told in words', async (issue, words) => {
  const gateway = stub().answering(paypalRefusal(422, issue))

  expect(await gateway.capture(ORDER_ID, AMOUNT, 'key')).toMatchObject({
    kind: 'declined',
    code: issue,
    message: expect.stringContaining(words),
  })
})
