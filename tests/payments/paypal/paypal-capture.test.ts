import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { type PaypalShop, paypalInput, paypalShop } from './paypal-shop'

const AMOUNT = { minor: 249_00, currency: 'USD' }

let shop: PaypalShop
beforeEach(async () => {
  shop = await paypalShop()
})
afterEach(() => shop.close())

/** An eCheck's end, which at PayPal takes days. */
const clear = (captureId: string, outcome: 'completed' | 'denied') =>
  shop.control(`paypal/captures/${captureId}`, { outcome })

async function captureIdOf(ref: string): Promise<string> {
  const event = shop.shop.received.find(({ body }) => body.includes('PAYMENT.CAPTURE.PENDING'))
  const found = /"id":"([A-Z0-9]{17})"/.exec(event?.body ?? '')?.[1]
  if (!found) throw new Error(`No capture of ${ref} was told of`)
  return found
}

test('an approved order waits for its capture, which takes the money', async () => {
  const ref = await shop.answered('pays')
  expect(await shop.gateway().retrieve(ref)).toMatchObject({ status: 'approved', chargeRef: null })

  expect(await shop.gateway().capture(ref, AMOUNT, 'capture-1')).toEqual({ kind: 'captured' })

  const truth = await shop.gateway().retrieve(ref)
  expect(truth).toMatchObject({ status: 'succeeded', amountMinor: 249_00, refundedMinor: 0 })
  expect(truth?.chargeRef).toMatch(/^[A-Z0-9]{17}$/)
  expect((await shop.ledger()).payments).toMatchObject([{ receivedMinor: 249_00 }])
})

test('capturing twice, at once and under other keys, takes the money once', async () => {
  const ref = await shop.answered('pays')
  const capture = (key: string) => shop.gateway().capture(ref, AMOUNT, key)

  const results = await Promise.all([capture('a'), capture('a'), capture('b')])

  expect(results).toEqual(Array(3).fill({ kind: 'captured' }))
  expect(await capture('c')).toEqual({ kind: 'captured' })
  const { payments, deliveries } = await shop.ledger()
  expect(payments).toMatchObject([{ receivedMinor: 249_00 }])
  const completed = deliveries.filter(({ eventType }) => eventType === 'PAYMENT.CAPTURE.COMPLETED')
  expect(completed).toHaveLength(1)
})

test('an order that nobody approved is not captured', async () => {
  const ref = await shop.opened()

  expect(await shop.gateway().capture(ref, AMOUNT, 'capture-1')).toEqual({ kind: 'pending' })
  expect((await shop.ledger()).payments).toMatchObject([{ receivedMinor: 0 }])
})

test('a declined instrument says so in words, and another choice pays the same order', async () => {
  const ref = await shop.answered('declines')

  const declined = await shop.gateway().capture(ref, AMOUNT, 'capture-1')

  expect(declined).toMatchObject({ kind: 'declined', code: 'INSTRUMENT_DECLINED' })
  expect(declined).toMatchObject({ message: expect.stringContaining('Nothing was charged') })
  await shop.answer(ref, 'pays')
  expect(await shop.gateway().capture(ref, AMOUNT, 'capture-1')).toEqual({ kind: 'captured' })
})

test('a decline that a test asks for is one', async () => {
  const ref = await shop.answered('pays')
  await shop.fault('decline')

  const capture = () => shop.gateway().capture(ref, AMOUNT, 'capture-1')

  expect(await capture()).toMatchObject({ kind: 'declined', code: 'INSTRUMENT_DECLINED' })
  expect(await capture()).toEqual({ kind: 'captured' })
})

test.each([
  ['completed', { status: 'succeeded', failure: null }],
  ['denied', { status: 'failed', chargeRef: null, failure: { code: 'CAPTURE_DECLINED' } }],
] as const)('an eCheck is pending until it is %s', async (outcome, truth) => {
  const ref = await shop.answered('pends')

  expect(await shop.gateway().capture(ref, AMOUNT, 'capture-1')).toEqual({ kind: 'pending' })

  expect(await shop.gateway().retrieve(ref)).toMatchObject({
    status: 'processing',
    chargeRef: null,
  })
  await expect.poll(() => shop.shop.received.length).toBe(2)
  await clear(await captureIdOf(ref), outcome)
  expect(await shop.gateway().retrieve(ref)).toMatchObject(truth)
})

test.each([
  ['timeout', 'timeout'],
  ['lost_answer', 'timeout'],
  ['error500', 'server_error'],
  ['nonsense', 'bad_response'],
])('after a capture that meets %s nobody knows whether money moved', async (fault, code) => {
  const ref = await shop.answered('pays')
  await shop.fault(fault, 9)

  const capture = shop
    .gateway(code === 'timeout' ? { timeoutMs: 150 } : {})
    .capture(ref, AMOUNT, 'capture-1')

  await expect(capture).rejects.toMatchObject({ code, charged: 'unknown', retryable: true })
})

test('a capture whose answer was lost is found to be one when it is repeated', async () => {
  const ref = await shop.answered('pays')
  await shop.fault('lost_answer')

  const result = await shop
    .gateway({ timeoutMs: 300, retries: 1 })
    .capture(ref, AMOUNT, 'capture-1')

  expect(result).toEqual({ kind: 'captured' })
})

test('a capture that PayPal was never reached for has charged nobody', async () => {
  const gateway = shop.gateway({ retries: 0 })
  const ref = await shop.answered('pays')
  await gateway.retrieve(ref)
  await shop.close()

  // The first may still go out on a connection that is just being closed.
  const capture = () => gateway.capture(ref, AMOUNT, 'capture-1').catch((error: unknown) => error)

  await expect.poll(capture).toMatchObject({ code: 'network', charged: 'no' })
})

test('an order that nobody approved for hours is forgotten; one that was captured is not', async () => {
  const forgotten = await shop.opened()
  const paid = await shop.answered('pays')
  await shop.gateway().capture(paid, AMOUNT, 'capture-1')
  vi.setSystemTime(Date.now() + 7 * 60 * 60_000)

  expect(await shop.gateway().retrieve(forgotten)).toBeNull()
  expect(await shop.gateway().retrieve(paid)).toMatchObject({ status: 'succeeded' })
  const page = await shop.request(`/paypal/checkoutnow?token=${forgotten}`)
  expect(page.status).toBe(404)
  vi.useRealTimers()
})

test('an order that has vanished at PayPal is declined as too late', async () => {
  const capture = shop.gateway().capture('0000000000000000X', AMOUNT, 'capture-1')

  expect(await capture).toMatchObject({
    kind: 'declined',
    message: expect.stringContaining('The time to finish this payment'),
  })
})

test('an invoice number is paid only once, whatever order asks for it', async () => {
  const input = paypalInput()
  const first = await shop.answered('pays', input)
  const second = await shop.answered('pays', { ...input, idempotencyKey: 'another key' })
  await shop.gateway().capture(first, AMOUNT, 'capture-1')

  const capture = await shop.gateway().capture(second, AMOUNT, 'capture-2')

  expect(capture).toMatchObject({ kind: 'declined', code: 'DUPLICATE_INVOICE_ID' })
})

test('calling off says what the order is by now', async () => {
  const ref = await shop.opened()
  expect(await shop.gateway().cancel(ref)).toMatchObject({ status: 'requires_action' })

  await shop.answer(ref, 'pays')
  await shop.gateway().capture(ref, AMOUNT, 'capture-1')
  expect(await shop.gateway().cancel(ref)).toMatchObject({ status: 'succeeded' })
})
