import { createHmac } from 'node:crypto'

import { afterEach, beforeEach, expect, test } from 'vitest'

import {
  collection,
  DISPUTE,
  ORDER,
  PAYMENT,
  type RazorpayStub,
  razorpayOrder,
  razorpayPayment,
  razorpayRefusal,
  razorpayStub,
  SECOND,
} from './razorpay-stub'
import { rupees } from './running-razorpay'

const PRICE = 20_791_50
const AMOUNT = { minor: PRICE, currency: 'INR' } as const

let stub: RazorpayStub
beforeEach(async () => {
  stub = await razorpayStub()
})
afterEach(() => stub.close())

/** What Razorpay gave back by itself: refunded in full, and never captured. */
const returned = (changes: object = {}) =>
  razorpayPayment({
    status: 'refunded',
    captured: false,
    amount_refunded: PRICE,
    refund_status: 'full',
    ...changes,
  })

test('a second payment of a paid order, given back by Razorpay, leaves the order paid', async () => {
  const second = returned({ id: SECOND, created_at: 1_790_000_900 })
  const gateway = stub.answering(
    razorpayOrder({ status: 'paid', amount_paid: PRICE }),
    collection(second, razorpayPayment()),
  )

  expect(await gateway.retrieve(ORDER)).toMatchObject({
    status: 'succeeded',
    capturedMinor: PRICE,
    chargeRef: PAYMENT,
    refundedMinor: 0,
  })
})

test('an authorised payment that was never captured and went back has paid nothing', async () => {
  const gateway = stub.answering(razorpayOrder(), collection(returned()))

  expect(await gateway.retrieve(ORDER)).toMatchObject({
    status: 'requires_action',
    capturedMinor: 0,
    chargeRef: null,
    refundedMinor: 0,
    failure: { code: 'returned_uncaptured', message: expect.stringContaining('Pay again') },
  })
})

test('there is nothing to capture of a payment that went back, and nothing to refund', async () => {
  const capture = await stub.answering(collection(returned())).capture(ORDER, AMOUNT, 'key')
  const refund = await stub.answering(collection(returned())).refund({
    ref: ORDER,
    chargeRef: null,
    amountMinor: PRICE,
    currency: 'INR',
    reason: 'Test',
    idempotencyKey: 'a refund of nothing',
  })

  expect(capture).toMatchObject({ kind: 'declined', code: 'returned_uncaptured' })
  expect(refund).toMatchObject({ kind: 'refused', code: 'not_paid' })
})

test('of two captured payments the first one is the order’s own, whatever went back', async () => {
  const gateway = stub.answering(
    razorpayOrder({ status: 'paid' }),
    collection(
      razorpayPayment({ id: SECOND, created_at: 1_790_000_900, amount_refunded: PRICE }),
      razorpayPayment({ status: 'captured', amount_refunded: 100_00, refund_status: 'partial' }),
    ),
  )

  expect(await gateway.retrieve(ORDER)).toMatchObject({ chargeRef: PAYMENT, refundedMinor: 100_00 })
})

test('a refunded payment that was captured has been received, and went back', async () => {
  const refunded = returned({ captured: true })
  const gateway = stub.answering(razorpayOrder({ status: 'paid' }), collection(refunded))

  expect(await gateway.retrieve(ORDER)).toMatchObject({
    status: 'succeeded',
    capturedMinor: PRICE,
    refundedMinor: PRICE,
  })
})

test.each([
  ['upi', { vpa: 'ada@exampleupi', card_id: null, card: undefined }],
  ['netbanking', { bank: 'HDFC', card_id: null, card: undefined }],
  ['wallet', { wallet: 'payzapp', card_id: null, card: null }],
  ['paylater', { card_id: null, card: [] }],
])('a payment by %s pays, and says how', async (method, changes) => {
  const payment = razorpayPayment({ method, ...changes })
  const gateway = stub.answering(razorpayOrder({ status: 'paid' }), collection(payment))

  expect(await gateway.retrieve(ORDER)).toMatchObject({ status: 'succeeded', method, card: null })
})

test.each([
  ['order', razorpayOrder({ status: 'archived' }), collection(), 'requires_action'],
  [
    'payment',
    razorpayOrder(),
    collection(razorpayPayment({ status: 'held', captured: false })),
    'requires_action',
  ],
])(
  'an %s with a status that is new to us concludes nothing',
  async (_, order, payments, status) => {
    expect(await stub.answering(order, payments).retrieve(ORDER)).toMatchObject({
      status,
      capturedMinor: 0,
    })
  },
)

const EXTRA = razorpayRefusal(400, 'unique_receipt is/are not required and should not be sent', {
  reason: 'extra_field_sent',
})

test('an account that refuses unique_receipt gets its order without it, and is remembered', async () => {
  const input = rupees({ orderId: 'order-1', attemptId: 'attempt-1' })
  const first = stub.answering(EXTRA, collection(), razorpayOrder(), collection())

  expect(await first.open(input)).toMatchObject({ kind: 'requires_action', ref: ORDER })
  const again = stub.answering({ status: 200, body: collection(orderBody()).body })
  expect(await again.open(input)).toMatchObject({ kind: 'requires_action', ref: ORDER })

  const creates = stub.asked.filter(({ method }) => method === 'POST')
  expect(creates.map(({ body }) => body.includes('unique_receipt'))).toEqual([true, false])
})

const orderBody = (changes: object = {}) => {
  const { body } = razorpayOrder(changes)
  if (typeof body !== 'object' || body === null) throw new Error('An order is an object')
  return body
}

test('of two orders that were created in one moment everybody opens the older one', async () => {
  const input = rupees({ orderId: 'order-1', attemptId: 'attempt-1' })
  const younger = orderBody({ id: 'order_R7xTzYq9zZ9zZz' })
  const gateway = stub.answering(
    EXTRA,
    collection(),
    { status: 200, body: younger },
    collection(younger, orderBody()),
  )

  expect(await gateway.open(input)).toMatchObject({ ref: ORDER })
})

test.each([
  ['pending', 'pending', null],
  ['processed', 'succeeded', null],
  ['failed', 'failed', 'Razorpay could not refund the payment.'],
  ['queued', 'pending', null],
])('a refund that is %s is %s', async (theirs, status, reason) => {
  const refund = {
    id: 'rfnd_R7xW2dK5sPq8Yv',
    entity: 'refund',
    amount: 100_00,
    payment_id: PAYMENT,
    status: theirs,
  }
  const gateway = stub.answering({ status: 200, body: refund })

  expect(await gateway.retrieveRefund(refund.id, ORDER)).toEqual({
    refundRef: refund.id,
    status,
    amountMinor: 100_00,
    reason,
  })
})

const dispute = (changes: object = {}) => ({
  id: DISPUTE,
  entity: 'dispute',
  payment_id: PAYMENT,
  amount: PRICE,
  currency: 'INR',
  amount_deducted: 0,
  reason_code: 'goods_or_services_not_received_or_partially_received',
  respond_by: 1_790_600_000,
  status: 'open',
  phase: 'chargeback',
  created_at: 1_790_200_000,
  ...changes,
})

test.each([
  [{}, { status: 'needs_response', reason: 'not_received', isInquiry: false }],
  [{ status: 'under_review' }, { status: 'under_review', evidenceDueBy: null }],
  [{ status: 'lost', amount_deducted: PRICE }, { status: 'lost' }],
  [{ status: 'won' }, { status: 'won' }],
  [{ phase: 'retrieval' }, { isInquiry: true }],
  [{ reason_code: 'chargeback_authorization' }, { reason: 'fraudulent' }],
  [
    { reason_code: 'something_new', status: 'pondered' },
    { reason: 'general', status: 'under_review' },
  ],
])('a dispute with %j reads as %j', async (changes, expected) => {
  const gateway = stub.answering(
    { status: 200, body: dispute(changes) },
    { status: 200, body: razorpayPayment() },
  )

  expect(await gateway.retrieveDispute(DISPUTE)).toMatchObject({
    ref: DISPUTE,
    paymentRef: ORDER,
    chargeRef: PAYMENT,
    amountMinor: PRICE,
    ...expected,
  })
})

test('the disputes of a payment are found among the latest', async () => {
  const other = dispute({ id: 'disp_R7xOtherOther1', payment_id: SECOND })
  const gateway = stub.answering(collection(other, dispute()), {
    status: 200,
    body: razorpayPayment(),
  })

  const found = await gateway.disputesOf({ ref: ORDER, chargeRef: PAYMENT })

  expect(found).toMatchObject([
    { ref: DISPUTE, evidenceDueBy: new Date(1_790_600_000_000).toISOString() },
  ])
})

const EVENTS = [
  {
    type: 'refund.failed',
    payload: {
      refund: { entity: { id: 'rfnd_R7xW2dK5sPq8Yv', payment_id: PAYMENT } },
      payment: { entity: razorpayPayment() },
    },
    says: { ref: ORDER, refundRef: 'rfnd_R7xW2dK5sPq8Yv', disputeRef: null },
  },
  {
    type: 'payment.dispute.created',
    payload: { payment: { entity: razorpayPayment() }, dispute: { entity: dispute() } },
    says: { ref: ORDER, refundRef: null, disputeRef: DISPUTE },
  },
  {
    type: 'settlement.processed',
    payload: { settlement: { entity: { id: 'setl_R7x' } } },
    says: { ref: null, refundRef: null, disputeRef: null },
  },
  {
    type: 'account.app.authorization_revoked',
    payload: [],
    says: { ref: null, refundRef: null, disputeRef: null },
  },
]

test.each(EVENTS)('the event $type names what it is about', async ({ type, payload, says }) => {
  const body = JSON.stringify({ entity: 'event', event: type, contains: [], payload })
  const signature = createHmac('sha256', stub.keys.webhookSecret).update(body).digest('hex')
  const headers = new Headers({ 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_1' })

  const event = await stub.answering().readWebhook(body, headers)

  expect(event).toEqual({ id: 'evt_1', type, isLive: null, ...says })
})

const HOOK = 'https://shop.example/api/payments/razorpay/webhook'

test.each([
  ['The api key provided is invalid', 401, 'unknown_key'],
  ['The api secret provided is invalid', 401, 'unknown_key'],
  ['The api key provided has expired', 401, 'revoked_key'],
])('keys to which Razorpay says "%s" fail the test as that', async (description, status, fault) => {
  const result = await stub.answering(razorpayRefusal(status, description)).test(HOOK)

  expect(result).toMatchObject({ ok: false, checks: [{ fault }, { outcome: 'passed' }] })
})

test.each([
  ['Your account has not been activated for payments', 'account_not_active'],
  ['Access denied', 'missing_permission'],
])('keys that sign in and create no order, with "%s", fail the test', async (words, fault) => {
  const gateway = stub.answering(collection(), razorpayRefusal(403, words))

  expect(await gateway.test(HOOK)).toMatchObject({
    ok: false,
    checks: [{ outcome: 'passed' }, { fault, message: expect.stringContaining('Razorpay') }, {}],
  })
})

test('the test creates an order, without unique_receipt where that is refused', async () => {
  const gateway = stub.answering(collection(), EXTRA, razorpayOrder())

  expect(await gateway.test(HOOK)).toMatchObject({ ok: true })
  expect(stub.asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST'])
})
