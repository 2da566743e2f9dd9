import { createLocalReq } from 'payload'
import { afterEach, expect, test } from 'vitest'

import { env } from '@/src/lib/env'
import { receiptOfOrder } from '@/src/services/orders/receipt-of-order'
import { beginAttempt } from '@/src/services/payments/attempts'
import {
  currentKeys,
  gatewayForNewPayment,
  gatewayOfPayment,
} from '@/src/services/payments/gateways/resolve-gateway'
import { receiveWebhook } from '@/src/services/purchase/reconcile/webhooks'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { books } from '@/tests/support/orders/books'
import { pay } from '@/tests/support/orders/paid-order'

const payload = await testPayload()
afterEach(() => {
  Object.assign(env, { sandboxAllowed: true })
})

const NO_KEYS = { publicKey: '', secretKeySealed: null, secretKeyLast4: null }
const keys = (data: object) =>
  payload.update({
    collection: 'paymentGateways',
    where: { type: { equals: 'stripe' } },
    data,
    depth: 0,
    overrideAccess: true, // as staff do
  })

const unpaid = () =>
  builder(payload)('orders', { paymentStatus: 'pending', status: 'pending', totalMinor: 249_00 })

test.each([
  ['pk_live_0123456789abc123', 'live', 'abc123'],
  ['pk_test_0123456789def456', 'test', 'def456'],
])('a payment with %s remembers its mode and key', async (publicKey, mode, keyHint) => {
  await keys({ publicKey, secretKey: `sk_${mode}_0123456789abcdef`, enabled: true })
  const order = await unpaid()
  const resolved = await gatewayForNewPayment(payload, 'stripe')
  const attempt = await beginAttempt(await createLocalReq({}, payload), order, resolved)
  await keys({ ...NO_KEYS, enabled: false })

  expect(attempt).toMatchObject({ mode, keyHint, sandbox: false })
})

test('a receipt says that no real money moved, in the sandbox and in a test mode alike', async () => {
  const order = await unpaid()
  await pay(payload, order.id)
  const req = await createLocalReq({}, payload)
  const receipt = async () => receiptOfOrder(req, await books(payload).order(order.id))
  const change = (data: object) =>
    payload.update({
      collection: 'payments',
      where: { order: { equals: order.id } },
      data,
      overrideAccess: true, // tests arrange what they like
    })

  expect(await receipt()).toMatchObject({ sandbox: true })
  await change({ sandbox: false, mode: 'test' })
  expect(await receipt()).toMatchObject({ sandbox: true })
  await change({ mode: 'live' })
  expect(await receipt()).toMatchObject({ sandbox: false })
})

test('an event of the other mode is kept as a failure that names the wrong secret', async () => {
  await keys({
    publicKey: 'pk_live_0123456789abc123',
    secretKey: 'sk_live_0123456789abcdef',
    enabled: true,
  })
  const id = `evt_${crypto.randomUUID()}`
  const req = await createLocalReq({}, payload)
  const refs = { ref: 'pi_1', refundRef: null, disputeRef: null }
  const event = { id, type: 'charge.succeeded', isLive: false, ...refs }
  await receiveWebhook(req, 'stripe', {
    event,
    rawBody: '{}',
    keys: await currentKeys(payload, 'stripe'),
  })
  await keys({ ...NO_KEYS, enabled: false })

  const { docs } = await payload.find({
    collection: 'webhookEvents',
    where: { eventId: { equals: id } },
    overrideAccess: true, // tests look at all of it
  })
  expect(docs).toMatchObject([
    { status: 'failed', mode: 'test', error: expect.stringMatching(/endpoint in live mode/) },
  ])
})

test('where the sandbox is not allowed there is nothing at its webhooks, nor for its payments', async () => {
  Object.assign(env, { sandboxAllowed: false })
  const answer = await api('POST', '/payments/stripe/webhook', { body: {} })

  expect(answer.status).toBe(404)
  await expect(gatewayOfPayment(payload, 'stripe', { sandbox: true })).rejects.toMatchObject({
    code: 'sandbox_off',
  })
})
