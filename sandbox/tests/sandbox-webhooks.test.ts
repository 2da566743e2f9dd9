import { afterEach, beforeEach, expect, test } from 'vitest'

import { memoryStore } from '@/sandbox/payments/store/memory-store'
import type { Delivery } from '@/sandbox/payments/store/sandbox-store'
import { afterAttempt } from '@/sandbox/payments/webhooks/courier'

import { openInput, type RunningSandbox, runningSandbox, until } from './running-sandbox'

let sandbox: RunningSandbox
beforeEach(async () => {
  sandbox = await runningSandbox()
})
afterEach(() => sandbox.close())

async function pay(number = '4242424242424242', orderId?: string) {
  const input = openInput(await sandbox.cardToken(number), orderId ? { orderId } : {})
  return sandbox.gateway().open(input)
}

const events = () =>
  Promise.all(
    sandbox.shop.received.map(({ body, headers }) => sandbox.gateway().readWebhook(body, headers)),
  )

test('a payment is told to the shop by a webhook that our gateway trusts', async () => {
  const { ref } = await pay()

  await until(() => sandbox.shop.received.length === 1)

  expect(await events()).toMatchObject([
    { id: expect.stringMatching(/^evt_/), type: 'payment_intent.succeeded', ref },
  ])
})

test('a decline, a cancellation and a refund are told too', async () => {
  await pay('4000000000000002')
  const waiting = await pay('4000002760003184')
  await sandbox.gateway().cancel(waiting.ref ?? '')
  const { ref } = await pay()
  await sandbox.gateway().refund({
    ref: ref ?? '',
    chargeRef: null,
    amountMinor: 100,
    currency: 'USD',
    reason: 'Test',
    idempotencyKey: 'r',
  })

  await until(() => sandbox.shop.received.length === 5)

  expect((await events()).map((event) => event?.type).sort()).toEqual([
    'charge.refunded',
    'payment_intent.canceled',
    'payment_intent.payment_failed',
    'payment_intent.requires_action',
    'payment_intent.succeeded',
  ])
})

test('a webhook that the shop refuses comes again', async () => {
  sandbox.shop.answers.push(500)
  await pay()

  await until(() => sandbox.shop.received.length === 2)

  const [first, second] = await events()
  expect(second).toEqual(first)
  await until(async () => (await sandbox.ledger()).deliveries[0]?.state === 'delivered')
})

test('a webhook that is under way is not sent again when another one follows', async () => {
  sandbox.shop.slowness.ms = 200
  await pay()
  await until(() => sandbox.shop.received.length === 1)
  await pay()

  await until(async () =>
    (await sandbox.ledger()).deliveries.every(({ state }) => state === 'delivered'),
  )

  expect(sandbox.shop.received).toHaveLength(2)
})

test('the wait between attempts grows, and ends', () => {
  const failed = { status: 500, error: 'Answered 500' }
  const fresh: Delivery = {
    id: 'whd_1',
    gateway: 'stripe',
    eventId: 'evt_1',
    eventType: 'payment_intent.succeeded',
    orderId: null,
    state: 'waiting',
    dueAt: 0,
    attempts: 0,
    lastStatus: null,
    lastError: null,
    createdAt: 0,
  }
  const waits: number[] = []
  let next = afterAttempt(fresh, failed, 0)
  while (next.state === 'waiting') {
    waits.push(next.dueAt)
    next = afterAttempt(next, failed, 0)
  }

  expect(waits.slice(0, 4)).toEqual([1000, 5000, 30_000, 120_000])
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(waits.length).toBeLessThan(20)
})

test('dropped webhooks never arrive, until they are asked for', async () => {
  await sandbox.control('webhooks', { mode: 'drop' })
  await pay()
  const [dropped] = (await sandbox.ledger()).deliveries

  expect(dropped?.state).toBe('dropped')
  expect(sandbox.shop.received).toHaveLength(0)

  await sandbox.control('redeliver', { eventId: dropped?.eventId, times: 5, concurrent: true })
  expect(new Set((await events()).map((event) => event?.id))).toEqual(new Set([dropped?.eventId]))
  expect(sandbox.shop.received).toHaveLength(5)
})

test('repeated webhooks are the same event several times', async () => {
  await sandbox.control('webhooks', { mode: 'repeat', times: 5 })
  await pay()

  await until(() => sandbox.shop.received.length === 5)

  expect(new Set((await events()).map((event) => event?.id)).size).toBe(1)
})

test('a delayed webhook waits', async () => {
  await sandbox.control('webhooks', { mode: 'delay', delayMs: 300 })
  const start = Date.now()
  await pay()

  await until(() => sandbox.shop.received.length === 1)

  expect(Date.now() - start).toBeGreaterThanOrEqual(290)
})

test('reordered webhooks overtake each other', async () => {
  await sandbox.control('webhooks', { mode: 'reorder', delayMs: 4000, orderId: 'overtaken' })
  await pay('4000000000000002', 'overtaken')
  await pay('4242424242424242', 'overtaken')

  await until(() => sandbox.shop.received.length === 2)

  expect((await events()).map((event) => event?.type)).toEqual([
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
  ])
})

test("one order's webhook mode does not touch another order", async () => {
  await sandbox.control('webhooks', { mode: 'drop', orderId: 'silent' })
  await pay('4242424242424242', 'silent')
  const { ref } = await pay('4242424242424242', 'loud')

  await until(() => sandbox.shop.received.length === 1)

  expect((await events())[0]?.ref).toBe(ref)
})

test('a restart sends what was still waiting', async () => {
  const store = memoryStore()
  const before = await runningSandbox(store)
  await before.control('webhooks', { mode: 'delay', delayMs: 4000 })
  await before.gateway().open(openInput(await before.cardToken('4242424242424242')))
  await before.close()
  expect(before.shop.received).toHaveLength(0)

  const after = await runningSandbox(store)
  await until(() => after.shop.received.length === 1)
  await after.close()
})

test('a reset forgets payments, deliveries and faults, and a webhook that is under way', async () => {
  sandbox.shop.slowness.ms = 100
  await pay()
  await until(() => sandbox.shop.received.length === 1)
  await sandbox.control('faults', { next: 'decline', count: 9 })

  await sandbox.control('reset', {})
  await new Promise((resolve) => setTimeout(resolve, 150))

  expect(await sandbox.ledger()).toEqual({ payments: [], refunds: [], deliveries: [] })
  expect(await pay()).toMatchObject({ kind: 'succeeded' })
})
