import { expect, test } from 'vitest'

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
const HOOK = 'https://shop.example/api/payments/paypal/webhook'

const stub = stubForEach()

test.each([
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
  'DOMESTIC_TRANSACTION_REQUIRED',
  'DECLINED_DUE_TO_RELATED_TXN',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'A_REASON_OF_NEXT_YEAR',
])('a capture that is refused for %s has ended, and charged nothing', async (issue) => {
  const result = await stub().answering(paypalRefusal(422, issue)).capture(ORDER_ID, AMOUNT, 'key')

  expect(result).toMatchObject({
    kind: 'declined',
    code: issue,
    message: expect.stringContaining('Nothing was charged'),
  })
})

test('a capture that is still being completed is unknown, and never "Nothing was charged"', async () => {
  const busy = paypalRefusal(422, 'ORDER_COMPLETION_IN_PROGRESS')
  const capture = stub().answering(busy, busy).capture(ORDER_ID, AMOUNT, 'key')

  await expect(capture).rejects.toMatchObject({
    charged: 'unknown',
    retryable: true,
    message: expect.not.stringContaining('Nothing was charged'),
  })
})

test.each([
  ['an order', paypalOrder('RECONSIDERED'), 'pending'],
  [
    'a capture',
    paypalOrder('COMPLETED', { payments: { captures: [paypalCapture('HELD')] } }),
    'pending',
  ],
])('%s with a status that is new to us concludes nothing', async (_, said, status) => {
  expect(await stub().answering(said).retrieve(ORDER_ID)).toMatchObject({
    status,
    capturedMinor: 0,
    chargeRef: null,
  })
})

const withReason = (status: string, reason: string) => ({
  ...paypalCapture(status),
  status_details: { reason },
})

test.each([
  'ECHECK',
  'PENDING_REVIEW',
  'TRANSACTION_APPROVED_AWAITING_FUNDING',
  'UNILATERAL',
  'VERIFICATION_REQUIRED',
  'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION',
  'INTERNATIONAL_WITHDRAWAL',
  'BUYER_COMPLAINT',
  'OTHER',
])('a capture that waits for %s is under way for days, and pays nothing yet', async (reason) => {
  const payments = { captures: [withReason('PENDING', reason)] }
  const gateway = stub().answering(paypalOrder('COMPLETED', { payments }))

  expect(await gateway.retrieve(ORDER_ID)).toMatchObject({ status: 'processing', capturedMinor: 0 })
})

test('a capture that the payer’s bank took back was received, and was taken back', async () => {
  const payments = { captures: [withReason('PENDING', 'CHARGEBACK')] }
  const gateway = stub().answering(paypalOrder('COMPLETED', { payments }))

  expect(await gateway.retrieve(ORDER_ID)).toMatchObject({
    status: 'succeeded',
    capturedMinor: 249_00,
    chargeRef: CAPTURE_ID,
    reversedMinor: 249_00,
  })
})

test('a refund in the order with a status that is new to us counts until it is known', async () => {
  const payments = {
    captures: [paypalCapture('PARTIALLY_REFUNDED')],
    refunds: [paypalRefund('QUEUED', '10.00')],
  }
  const gateway = stub().answering(paypalOrder('COMPLETED', { payments }))

  expect(await gateway.retrieve(ORDER_ID)).toMatchObject({ refundedMinor: 10_00 })
})

test.each([
  ['COMPLETED', 'succeeded', null],
  ['PENDING', 'pending', null],
  ['FAILED', 'failed', 'PayPal could not refund the payment. (ECHECK)'],
  ['CANCELLED', 'failed', 'PayPal could not refund the payment. (ECHECK)'],
  ['QUEUED', 'pending', null],
])('a refund that is %s is %s', async (theirs, status, reason) => {
  const body = {
    id: '1JU08902781691411',
    status: theirs,
    status_details: { reason: 'ECHECK' },
    amount: { currency_code: 'USD', value: '10.00' },
  }

  expect(await stub().answering({ status: 200, body }).retrieveRefund(body.id, ORDER_ID)).toEqual({
    refundRef: body.id,
    status,
    amountMinor: 10_00,
    reason,
  })
})

const DISPUTE = {
  dispute_id: 'PP-D-27803',
  create_time: '2026-11-10T18:11:51.000Z',
  disputed_transactions: [{ seller_transaction_id: CAPTURE_ID }],
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  status: 'WAITING_FOR_SELLER_RESPONSE',
  dispute_amount: { currency_code: 'USD', value: '249.00' },
  dispute_life_cycle_stage: 'CHARGEBACK',
  seller_response_due_date: '2026-11-20T18:11:51.000Z',
}
const related = {
  status: 200,
  body: { supplementary_data: { related_ids: { order_id: ORDER_ID } } },
}
const resolved = (outcome_code: string) => ({
  status: 'RESOLVED',
  dispute_outcome: { outcome_code },
})

test.each([
  [
    {},
    {
      status: 'needs_response',
      reason: 'not_received',
      evidenceDueBy: DISPUTE.seller_response_due_date,
    },
  ],
  [
    { status: 'OPEN', dispute_life_cycle_stage: 'INQUIRY' },
    { status: 'needs_response', isInquiry: true },
  ],
  [{ status: 'UNDER_REVIEW' }, { status: 'under_review', evidenceDueBy: null }],
  [{ status: 'WAITING_FOR_BUYER_RESPONSE' }, { status: 'under_review' }],
  [resolved('RESOLVED_BUYER_FAVOUR'), { status: 'lost' }],
  [resolved('ACCEPTED'), { status: 'lost' }],
  [resolved('RESOLVED_SELLER_FAVOUR'), { status: 'won' }],
  [resolved('RESOLVED_WITH_PAYOUT'), { status: 'won' }],
  [resolved('CANCELED_BY_BUYER'), { status: 'closed' }],
  [{ reason: 'UNAUTHORISED' }, { reason: 'fraudulent' }],
  [
    { reason: 'A_NEW_ONE', status: 'A_NEW_ONE' },
    { reason: 'general', status: 'under_review' },
  ],
])('a dispute with %j reads as %j', async (changes, expected) => {
  const gateway = stub().answering({ status: 200, body: { ...DISPUTE, ...changes } }, related)

  expect(await gateway.retrieveDispute(DISPUTE.dispute_id)).toMatchObject({
    ref: DISPUTE.dispute_id,
    paymentRef: ORDER_ID,
    chargeRef: CAPTURE_ID,
    amountMinor: 249_00,
    isInRefunds: true,
    ...expected,
  })
})

test('the disputes of a capture are asked for by it; an app that may not ask has none', async () => {
  const payment = { ref: ORDER_ID, chargeRef: CAPTURE_ID }
  const list = { status: 200, body: { items: [{ dispute_id: DISPUTE.dispute_id }] } }

  const found = await stub()
    .answering(list, { status: 200, body: DISPUTE }, related)
    .disputesOf(payment)
  const forbidden = await stub().answering(paypalRefusal(403, 'NOT_AUTHORIZED')).disputesOf(payment)

  expect(found).toMatchObject([{ ref: DISPUTE.dispute_id }])
  expect(stub().asked[0]?.path).toBe(`/v1/customer/disputes?disputed_transaction_id=${CAPTURE_ID}`)
  expect(forbidden).toEqual([])
})

const TRANSMISSION = new Headers({
  'paypal-transmission-id': 'one',
  'paypal-transmission-time': '2026-11-21T04:05:06Z',
  'paypal-transmission-sig': 'signature',
  'paypal-auth-algo': 'SHA256withRSA',
})
const verified = { status: 200, body: { verification_status: 'SUCCESS' } }
const refund = {
  id: '1JU08902781691411',
  links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${CAPTURE_ID}` }],
}

const EVENTS = [
  {
    event_type: 'PAYMENT.CAPTURE.REFUNDED',
    resource: refund,
    asks: [related],
    says: { ref: ORDER_ID, refundRef: refund.id, disputeRef: null },
  },
  {
    event_type: 'PAYMENT.REFUND.FAILED',
    resource: refund,
    asks: [related],
    says: { ref: ORDER_ID, refundRef: refund.id, disputeRef: null },
  },
  {
    event_type: 'PAYMENT.CAPTURE.REVERSED',
    resource: refund,
    asks: [related],
    says: { ref: ORDER_ID, refundRef: null, disputeRef: null },
  },
  {
    event_type: 'CUSTOMER.DISPUTE.CREATED',
    resource: DISPUTE,
    asks: [related],
    says: { ref: ORDER_ID, refundRef: null, disputeRef: DISPUTE.dispute_id },
  },
  {
    event_type: 'BILLING.SUBSCRIPTION.CREATED',
    resource: { id: 'I-BW452GLLEP1G', links: null },
    asks: [],
    says: { ref: null, refundRef: null, disputeRef: null },
  },
  {
    event_type: 'PAYMENT.SALE.COMPLETED',
    resource: { id: '80021663DE681814L', parent_payment: 'PAY-1PA12106FU478450MKRETS4A' },
    asks: [],
    says: { ref: null, refundRef: null, disputeRef: null },
  },
]

test.each(EVENTS)('the event $event_type names what it is about', async (one) => {
  const { event_type, resource, asks, says } = one
  const gateway = stub().answering(verified, ...asks)
  const headers = new Headers(TRANSMISSION)
  headers.set('paypal-cert-url', `${stub().url}/certs/one`)
  const body = JSON.stringify({ id: 'WH-1', event_type, resource })

  expect(await gateway.readWebhook(body, headers)).toEqual({
    id: 'WH-1',
    type: event_type,
    isLive: null,
    ...says,
  })
})

const created = { status: 201, body: { id: ORDER_ID, status: 'PAYER_ACTION_REQUIRED' } }
const hook = (changes: object = {}) => ({
  status: 200,
  body: { id: 'WEBHOOK', url: HOOK, event_types: [{ name: '*' }], ...changes },
})
const noDisputes = { status: 200, body: { items: [] } }

test.each([
  ['all is well', [created, hook(), noDisputes], true, null],
  [
    'an app that may not take payments',
    [paypalRefusal(403, 'NOT_AUTHORIZED'), hook(), noDisputes],
    false,
    'missing_permission',
  ],
  [
    'an account that can not be paid',
    [paypalRefusal(422, 'PAYEE_ACCOUNT_RESTRICTED'), hook(), noDisputes],
    false,
    'account_not_active',
  ],
  [
    'a webhook that is not there',
    [created, paypalRefusal(404, 'INVALID_RESOURCE_ID'), noDisputes],
    false,
    'webhook_missing',
  ],
  [
    'a webhook that reports elsewhere',
    [created, hook({ url: 'https://old.example/hook' }), noDisputes],
    false,
    'webhook_missing',
  ],
  [
    'events that are not sent',
    [created, hook({ event_types: [{ name: 'CHECKOUT.ORDER.APPROVED' }] }), noDisputes],
    false,
    'webhook_events_missing',
  ],
  [
    'disputes that may not be read',
    [created, hook(), paypalRefusal(403, 'NOT_AUTHORIZED')],
    true,
    'missing_permission',
  ],
] as const)('the test of a connection finds %s', async (_, said, ok, fault) => {
  const result = await stub()
    .answering(...said)
    .test(HOOK)

  const faults = result.checks.flatMap((check) => check.fault ?? [])
  expect(result.ok).toBe(ok)
  expect(faults).toEqual(fault ? [fault] : [])
})
