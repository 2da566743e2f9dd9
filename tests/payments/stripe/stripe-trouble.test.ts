import { afterEach, beforeEach, expect, test } from 'vitest'

import { GatewayUnavailable } from '@/src/payments/gateway'

import {
  openInput,
  type RunningSandbox,
  runningSandbox,
} from '../../../sandbox/tests/running-sandbox'

let sandbox: RunningSandbox
beforeEach(async () => {
  sandbox = await runningSandbox()
})
afterEach(() => sandbox.close())

test('an API that does not answer in time is a timeout, and money may have moved', async () => {
  const input = openInput(await sandbox.cardToken('4242424242424242'))
  await sandbox.control('faults', { next: 'timeout', count: 9 })

  const opening = sandbox.gateway({ timeoutMs: 150, retries: 1 }).open(input)

  await expect(opening).rejects.toBeInstanceOf(GatewayUnavailable)
  await expect(opening).rejects.toMatchObject({
    code: 'timeout',
    retryable: true,
    charged: 'unknown',
  })
})

test('a lost answer is asked for again under the same key, and charges once', async () => {
  const input = openInput(await sandbox.cardToken('4242424242424242'))
  await sandbox.control('faults', { next: 'lost_answer', count: 1, orderId: input.orderId })

  const opened = await sandbox.gateway({ timeoutMs: 1_500, retries: 1 }).open(input)

  expect(opened.kind).toBe('succeeded')
  expect((await sandbox.ledger()).payments).toHaveLength(1)
})

test('a payment whose answer never came is found by its attempt', async () => {
  const input = openInput(await sandbox.cardToken('4242424242424242'))
  await sandbox.control('faults', { next: 'lost_answer', count: 2 })
  const openedAt = new Date()

  const opening = sandbox.gateway({ timeoutMs: 150, retries: 1 }).open(input)

  await expect(opening).rejects.toMatchObject({ charged: 'unknown' })
  expect(await sandbox.gateway().findByAttempt(input.attemptId, openedAt)).toMatchObject({
    status: 'succeeded',
    orderId: input.orderId,
  })
})

test('a server error that passes is bridged by a retry', async () => {
  const input = openInput(await sandbox.cardToken('4242424242424242'))
  await sandbox.control('faults', { next: 'error500', count: 1 })

  expect(await sandbox.gateway({ retries: 1 }).open(input)).toMatchObject({ kind: 'succeeded' })
})

test('a server error that stays is told as one', async () => {
  const input = openInput(await sandbox.cardToken('4242424242424242'))
  await sandbox.control('faults', { next: 'error500', count: 9 })

  const opening = sandbox.gateway({ retries: 0 }).open(input)

  await expect(opening).rejects.toMatchObject({ code: 'server_error', charged: 'unknown' })
})

test('an answer that is not a payment is never taken for one', async () => {
  const input = openInput(await sandbox.cardToken('4242424242424242'))
  await sandbox.control('faults', { next: 'nonsense', count: 2 })

  const opening = sandbox.gateway().open(input)
  await expect(opening).rejects.toMatchObject({ code: 'bad_response', charged: 'unknown' })

  const retrieving = sandbox.gateway().retrieve('pi_1')
  await expect(retrieving).rejects.toMatchObject({ code: 'bad_response' })
})

test('a server that is not there has charged nothing', async () => {
  const input = openInput('ctoken_1')

  const opening = sandbox.gateway({ baseUrl: 'http://127.0.0.1:1', retries: 0 }).open(input)

  await expect(opening).rejects.toMatchObject({ code: 'network', charged: 'no', retryable: true })
})

test("a wrong secret key gives the specification's own words", async () => {
  const gateway = sandbox.gateway({ secretKey: 'sk_sandbox_wrong' })
  const opening = gateway.open(openInput('ctoken_1'))

  await expect(opening).rejects.toMatchObject({
    code: 'invalid_credentials',
    retryable: false,
    message: 'Stripe configuration error: Invalid API key. Please contact support.',
  })
})

test('a fault aimed at one order leaves the others alone', async () => {
  const [hit, spared] = [
    openInput(await sandbox.cardToken('4242424242424242')),
    openInput(await sandbox.cardToken('4242424242424242')),
  ]
  await sandbox.control('faults', { next: 'decline', count: 1, orderId: hit.orderId })

  expect(await sandbox.gateway().open(spared)).toMatchObject({ kind: 'succeeded' })
  expect(await sandbox.gateway().open(hit)).toMatchObject({ kind: 'declined' })
})
