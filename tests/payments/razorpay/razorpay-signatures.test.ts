import { createHmac } from 'node:crypto'

import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { razorpaySignature } from '@/sandbox/payments/razorpay/sign'
import { razorpayGateway } from '@/src/payments/razorpay/razorpay-gateway'

import { KEYS, until } from '../../../sandbox/tests/running-sandbox'
import { type RunningRazorpay, runningRazorpay } from './running-razorpay'

const { keySecret, webhookSecret } = KEYS.razorpay
const gateway = razorpayGateway(KEYS.razorpay)

const REF = 'order_abc123'
const PAYMENT = 'pay_def456'
const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex')
const proof = (signature: string, paymentId = PAYMENT) => ({ paymentId, signature })

let sandbox: RunningRazorpay
beforeAll(async () => {
  sandbox = await runningRazorpay()
})
afterAll(() => sandbox.close())

test("the window's proof is trusted for the order that it was made for", async () => {
  const [ref, other] = [await sandbox.opened(), await sandbox.opened()]
  const made = await sandbox.proofFor(ref)

  expect(sandbox.gateway().verifyReturn(ref, made)).toBe(true)
  expect(sandbox.gateway().verifyReturn(other, made)).toBe(false)
})

test.each([
  ['the webhook secret', sign(`${REF}|${PAYMENT}`, webhookSecret)],
  ['another payment', sign(`${REF}|pay_other`, keySecret)],
  ['another order', sign(`order_other|${PAYMENT}`, keySecret)],
  ['nothing', ''],
  ['a shorter one', sign(`${REF}|${PAYMENT}`, keySecret).slice(0, 62)],
  ['letters that are no digits', 'z'.repeat(64)],
])('a proof signed with %s is refused', (_, signature) => {
  expect(gateway.verifyReturn(REF, proof(signature))).toBe(false)
})

test('a proof whose ids hold the separator is refused', () => {
  const text = `order_a|pay_b|pay_c`

  expect(gateway.verifyReturn('order_a', proof(sign(text, keySecret), 'pay_b|pay_c'))).toBe(false)
  expect(gateway.verifyReturn('order_a|pay_b', proof(sign(text, keySecret), 'pay_c'))).toBe(false)
})

test.each(['', ' '])('nothing is trusted while a secret is empty (%j)', async (secret) => {
  const open = razorpayGateway({ ...KEYS.razorpay, keySecret: secret, webhookSecret: secret })

  expect(open.verifyReturn(REF, proof(sign(`${REF}|${PAYMENT}`, secret)))).toBe(false)
  expect(await read(BODY, razorpaySignature(BODY, secret), 'evt_1', open)).toBeNull()
})

const BODY = JSON.stringify({
  event: 'payment.captured',
  payload: { payment: { entity: { id: PAYMENT, order_id: REF } } },
})

const read = (body: string, signature: string, id = 'evt_1', from = gateway) =>
  from.readWebhook(
    body,
    new Headers({ 'x-razorpay-signature': signature, 'x-razorpay-event-id': id }),
  )

test('a webhook signed with our secret is read, under its own id', async () => {
  expect(await read(BODY, razorpaySignature(BODY, webhookSecret))).toEqual({
    id: 'evt_1',
    type: 'payment.captured',
    ref: REF,
    refundRef: null,
    disputeRef: null,
    isLive: null,
  })
})

test('a webhook without a usable id is known by what it says', async () => {
  const signature = razorpaySignature(BODY, webhookSecret)

  const [first, second] = [await read(BODY, signature, ''), await read(BODY, signature, "';--")]

  expect(first?.id).toMatch(/^body_[0-9a-f]{64}$/)
  expect(second).toEqual(first)
})

test.each([
  ['an order', { order: { entity: { id: REF } } }, REF],
  ['a payment without an order', { payment: { entity: { order_id: null } } }, null],
  ['something else', { settlement: { entity: { id: 'setl_1' } } }, null],
])('an event about %s leads to its order, if any', async (_, payload, ref) => {
  const body = JSON.stringify({ event: 'some.event', payload })

  expect(await read(body, razorpaySignature(body, webhookSecret))).toMatchObject({ ref })
})

test.each([
  ['the key secret', razorpaySignature(BODY, keySecret)],
  ['nothing', ''],
  ['a text of another length', 'abc'],
])('a webhook signed with %s is refused', async (_, signature) => {
  expect(await read(BODY, signature)).toBeNull()
})

test('a signed body that is no event is refused', async () => {
  for (const body of ['', 'null', '[]', '{}', 'not json']) {
    expect(await read(body, razorpaySignature(body, webhookSecret))).toBeNull()
  }
})

test('a body changed by one character is refused', async () => {
  const signature = razorpaySignature(BODY, webhookSecret)

  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: BODY.length - 1 }),
      fc.string({ minLength: 1, maxLength: 1 }),
      async (at, character) => {
        fc.pre(BODY[at] !== character)
        expect(await read(BODY.slice(0, at) + character + BODY.slice(at + 1), signature)).toBeNull()
      },
    ),
  )
})

const eventsOf = async (ref: string) => {
  const read = await Promise.all(
    sandbox.shop.received.map(({ body, headers }) => sandbox.gateway().readWebhook(body, headers)),
  )
  return read.filter((event) => event?.ref === ref).map((event) => event?.type)
}

test('the shop is told of each step at its own address, by webhooks that we trust', async () => {
  const ref = await sandbox.opened()
  await sandbox.atWindow(ref, 'declines')
  await sandbox.atWindow(ref)
  await sandbox.gateway().refund({
    ref,
    chargeRef: await sandbox.paymentOf(ref),
    amountMinor: 100,
    currency: 'INR',
    reason: 'Test',
    idempotencyKey: 'the refund of the webhook test',
  })

  await until(async () => (await eventsOf(ref)).length === 6)

  expect((await eventsOf(ref)).sort()).toEqual([
    'order.paid',
    'payment.authorized',
    'payment.captured',
    'payment.failed',
    'refund.created',
    'refund.processed',
  ])
  expect(new Set(sandbox.shop.received.map(({ path }) => path))).toEqual(
    new Set(['/api/payments/razorpay/webhook']),
  )
})

test("Razorpay's webhooks can be dropped while the others travel", async () => {
  await sandbox.control('webhooks', { mode: 'drop', gateway: 'razorpay' })
  const ref = await sandbox.paid()

  const { deliveries } = await sandbox.ledger()

  const latest = deliveries.slice(0, 3)
  expect(latest.map(({ gateway: slug, state }) => [slug, state])).toEqual(
    Array.from({ length: 3 }, () => ['razorpay', 'dropped']),
  )
  expect(await eventsOf(ref)).toEqual([])
})
