import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { RefundInput } from '@/src/payments/gateway'

import { openInput } from '../../../sandbox/tests/running-sandbox'
import { disputeOf, errorOf, intentOf, refundOf, type Stub, stripeStub } from './stripe-stub'

let stub: Stub
beforeAll(async () => {
  stub = await stripeStub()
})
afterAll(() => stub.close())

const INTENT = 'pi_3PJ7J3APDi000000000000001'
const OTHER_METHODS = ['link', 'cashapp', 'klarna', 'amazon_pay', 'us_bank_account']

const retrieved = async (intent: object) => {
  stub.says({ [`GET /v1/payment_intents/${INTENT}`]: { body: intent } })
  return stub.gateway().retrieve(INTENT)
}

describe('a payment that Stripe describes', () => {
  test.each(OTHER_METHODS)('by %s has a charge py_…, and was paid', async (method) => {
    const charge = { id: 'py_3PJ7J3APDi000000000000001' }
    const details = { payment_method_details: { type: method, [method]: {} } }
    expect(await retrieved(intentOf({}, { ...charge, ...details }))).toMatchObject({
      status: 'succeeded',
      capturedMinor: 249_00,
      chargeRef: charge.id,
      method,
      card: null,
    })
  })

  test.each([
    ['processing', 'processing'],
    ['requires_capture', 'pending'],
    ['a_status_of_next_year', 'pending'],
  ])('as %s is %s, and paid nothing', async (status, ours) => {
    const charge = { id: 'py_1', status: 'pending', amount_captured: 0 }
    expect(await retrieved(intentOf({ status, amount_received: 0 }, charge))).toMatchObject({
      status: ours,
      capturedMinor: 0,
      refundedMinor: 0,
    })
  })

  test.each([
    ['without metadata', { metadata: null }, { orderId: null, attemptId: null }],
    ['without a client secret', { client_secret: undefined }, { status: 'succeeded' }],
    ['whose charge is named alone', { latest_charge: 'py_1' }, { chargeRef: 'py_1' }],
    ['in test mode', { livemode: false }, { isLive: false }],
  ])('%s is read all the same', async (_, changes, expected) => {
    expect(await retrieved(intentOf(changes))).toMatchObject(expected)
  })

  test('whose charge says nothing of how it was paid is read all the same', async () => {
    const truth = await retrieved(intentOf({}, { payment_method_details: undefined }))
    expect(truth).toMatchObject({ status: 'succeeded', method: null, card: null })
  })

  test('by card carries the fingerprint of its number', async () => {
    const card = { brand: 'visa', last4: '4242', fingerprint: 'Xt5EWLLDS7FJjR1c' }
    const truth = await retrieved(intentOf({}, { payment_method_details: { type: 'card', card } }))
    expect(truth?.card).toEqual(card)
  })

  test('whose debit was returned after it succeeded was taken back', async () => {
    const truth = await retrieved(intentOf({}, { id: 'py_1', status: 'failed' }))
    expect(truth).toMatchObject({ reversedMinor: 249_00, refundedMinor: 0 })
  })

  test('that a bank account could not pay is not told of as a card', async () => {
    const last_payment_error = {
      code: 'insufficient_funds',
      payment_method: { type: 'us_bank_account' },
    }
    const status = 'requires_payment_method'
    const truth = await retrieved(intentOf({ status, last_payment_error }))
    expect(truth?.failure?.message).not.toMatch(/card/)
    expect(truth?.failure?.message).toMatch(/does not have enough money/)
  })
})

describe('a charge', () => {
  const opened = (answer: { status?: number; body: unknown }) => {
    stub.says({ 'POST /v1/payment_intents': answer })
    return stub.gateway({ methods: ['klarna'] }).open(openInput('ctoken_1'))
  }

  test('that the bank confirms for days is under way', async () => {
    const body = intentOf({ status: 'processing', amount_received: 0 })
    expect(await opened({ body })).toMatchObject({ kind: 'pending' })
  })

  test('allows the very methods that the fields offer', async () => {
    await opened({ body: intentOf() })
    expect(stub.asked[0]).toContain('allowed_payment_method_types[0]=card')
    expect(stub.asked[0]).toContain('allowed_payment_method_types[1]=klarna')
    expect(stub.asked[0]).not.toContain('us_bank_account')
  })

  test.each([
    [409, { code: 'idempotency_key_in_use', type: 'idempotency_error' }],
    [400, { type: 'idempotency_error' }],
    [409, { code: 'lock_timeout' }],
  ])('refused with %i %o may have been made by another request', async (status, error) => {
    const opening = opened({ status, body: errorOf(error) })
    await expect(opening).rejects.toMatchObject({ charged: 'unknown' })
  })

  test('refused for too many requests was not made', async () => {
    const opening = opened({ status: 429, body: errorOf({ code: 'rate_limit' }) })
    await expect(opening).rejects.toMatchObject({ charged: 'no', retryable: true })
  })
})

describe('a refund', () => {
  const input: RefundInput = {
    ref: INTENT,
    chargeRef: 'py_1',
    amountMinor: 100_00,
    currency: 'USD',
    reason: 'Asked for',
    idempotencyKey: 'key',
  }
  const given = (answer: { status?: number; body: unknown }) => {
    stub.says({ 'POST /v1/refunds': answer })
    return stub.gateway().refund(input)
  }

  test.each(['re_1', 'pyr_1'])('called %s was made', async (id) => {
    expect(await given({ body: refundOf({ id }) })).toEqual({
      kind: 'refunded',
      refundRef: id,
      status: 'succeeded',
    })
  })

  test('of a payment that Stripe does not have says so in words', async () => {
    const body = errorOf({ code: 'resource_missing', message: "No such payment_intent: 'pi_x'" })
    expect(await given({ status: 404, body })).toMatchObject({
      kind: 'refused',
      code: 'resource_missing',
      message: expect.stringMatching(/^Stripe doesn’t know this payment\./),
    })
  })

  test.each(['pending', 'requires_action', null])('that is %s is under way', async (status) => {
    expect(await given({ body: refundOf({ status }) })).toMatchObject({ status: 'pending' })
  })

  test('whose key another request is using may have been made', async () => {
    const giving = given({ status: 400, body: errorOf({ type: 'idempotency_error' }) })
    await expect(giving).rejects.toMatchObject({ charged: 'unknown' })
  })

  test.each([
    ['failed', 'expired_or_canceled_card', /expired/],
    ['failed', undefined, /no reason/],
    ['canceled', 'merchant_request', /canceled at Stripe/],
  ])('that is %s for %s says why', async (status, failure_reason, words) => {
    stub.says({ 'GET /v1/refunds/pyr_1': { body: refundOf({ status, failure_reason }) } })
    expect(await stub.gateway().retrieveRefund('pyr_1', INTENT)).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(words),
    })
  })
})

describe('a dispute', () => {
  test.each([
    ['needs_response', 'needs_response', false],
    ['warning_needs_response', 'needs_response', true],
    ['warning_closed', 'closed', true],
    ['appeal_under_review', 'under_review', false],
    ['prevented', 'closed', false],
    ['won', 'won', false],
    ['lost', 'lost', false],
    ['a_status_of_next_year', 'under_review', false],
  ])('that is %s reads as %s', async (status, ours, isInquiry) => {
    stub.says({ 'GET /v1/disputes/du_1': { body: disputeOf({ status }) } })
    expect(await stub.gateway().retrieveDispute('du_1')).toMatchObject({
      status: ours,
      isInquiry,
      evidenceDueBy: new Date(1_790_700_000_000).toISOString(),
    })
  })

  test('of a bank debit is a return, to which no evidence is taken', async () => {
    const evidence_details = { due_by: 0 }
    const body = disputeOf({ status: 'lost', reason: 'insufficient_funds', evidence_details })
    stub.says({ 'GET /v1/disputes/du_1': { body } })
    expect(await stub.gateway().retrieveDispute('du_1')).toMatchObject({
      reason: 'bank_return',
      status: 'lost',
      evidenceDueBy: null,
    })
  })
})

describe('an event', () => {
  const read = (event: object) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', livemode: true, ...event })
    const secret = stub.credentials.webhookSecret
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    return stub.gateway().readWebhook(payload, new Headers({ 'stripe-signature': header }))
  }
  const NONE = { ref: null, refundRef: null, disputeRef: null }

  test.each([
    ['charge.succeeded', { id: 'py_1', object: 'charge', payment_intent: 'pi_1' }, { ref: 'pi_1' }],
    ['refund.failed', refundOf({ id: 'pyr_1' }), { ref: INTENT, refundRef: 'pyr_1' }],
    ['charge.dispute.created', disputeOf(), { ref: INTENT, disputeRef: disputeOf().id }],
    ['payout.paid', { id: 'po_1', object: 'payout' }, {}],
    ['balance.available', { object: 'balance' }, {}],
  ])('%s names what it is about', async (type, object, refs) => {
    expect(await read({ type, data: { object } })).toEqual({
      id: 'evt_1',
      type,
      isLive: true,
      ...NONE,
      ...refs,
    })
  })

  test('of the newer API, which carries no object, is taken and about nothing of ours', async () => {
    const type = 'v1.billing.meter.no_meter_found'
    expect(await read({ object: 'v2.core.event', type })).toMatchObject({ type, ...NONE })
  })
})
