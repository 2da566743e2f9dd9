import { afterEach, beforeEach, expect, test } from 'vitest'

import type { RefundInput } from '@/src/payments/gateway'

import { type PaypalShop, paypalShop } from './paypal-shop'

let shop: PaypalShop
let input: RefundInput
beforeEach(async () => {
  shop = await paypalShop()
  const ref = await shop.answered('pays')
  await shop.gateway().capture(ref, { minor: 249_00, currency: 'USD' }, 'capture')
  const truth = await shop.gateway().retrieve(ref)
  input = {
    ref,
    chargeRef: truth?.chargeRef ?? null,
    amountMinor: 100_00,
    currency: 'USD',
    reason: 'The state refused the filing',
    idempotencyKey: 'refund-1',
  }
})
afterEach(() => shop.close())

test('a part goes back, then the rest, and then nothing is left', async () => {
  const first = await shop.gateway().refund(input)
  expect(first).toMatchObject({ kind: 'refunded', status: 'succeeded' })
  expect(await shop.gateway().retrieve(input.ref)).toMatchObject({
    status: 'succeeded',
    amountMinor: 249_00,
    refundedMinor: 100_00,
    chargeRef: input.chargeRef,
  })

  await shop.gateway().refund({ ...input, amountMinor: 149_00, idempotencyKey: 'refund-2' })
  expect(await shop.gateway().retrieve(input.ref)).toMatchObject({
    status: 'succeeded',
    refundedMinor: 249_00,
  })

  const third = await shop
    .gateway()
    .refund({ ...input, amountMinor: 1, idempotencyKey: 'refund-3' })
  expect(third).toMatchObject({ kind: 'refused', code: 'CAPTURE_FULLY_REFUNDED' })
})

test('refunding twice under the same key gives back once', async () => {
  const [first, second] = await Promise.all([
    shop.gateway().refund(input),
    shop.gateway().refund(input),
  ])

  expect(second).toEqual(first)
  expect((await shop.ledger()).refunds).toMatchObject([{ amountMinor: 100_00 }])
})

test('a refund whose answer was lost is found when it is repeated', async () => {
  await shop.fault('lost_answer', 1, '/paypal/v2/payments')

  const result = await shop.gateway({ timeoutMs: 1500, retries: 1 }).refund(input)

  expect(result).toMatchObject({ kind: 'refunded' })
  expect((await shop.ledger()).refunds).toHaveLength(1)
})

test('a refund that got no answer may have moved money', async () => {
  await shop.fault('timeout', 9, '/paypal/v2/payments')

  const refund = shop.gateway({ timeoutMs: 150 }).refund(input)

  await expect(refund).rejects.toMatchObject({ code: 'timeout', charged: 'unknown' })
})

test('more than was received is refused, and says why', async () => {
  const result = await shop.gateway().refund({ ...input, amountMinor: 249_01 })

  expect(result).toMatchObject({ kind: 'refused', code: 'REFUND_AMOUNT_EXCEEDED' })
})

test('a refund finds the capture of its order by itself', async () => {
  expect(await shop.gateway().refund({ ...input, chargeRef: null })).toMatchObject({
    kind: 'refunded',
  })
})

test('what was never paid is not given back', async () => {
  const ref = await shop.opened()

  const result = await shop.gateway().refund({ ...input, ref, chargeRef: null })

  expect(result).toMatchObject({ kind: 'refused', code: 'NOTHING_CAPTURED' })
})

test('a refund can be asked after', async () => {
  const made = await shop.gateway().refund(input)
  if (made.kind !== 'refunded') throw new Error(made.kind)

  expect(await shop.gateway().retrieveRefund(made.refundRef, input.ref)).toMatchObject({
    status: 'succeeded',
  })
  expect(await shop.gateway().retrieveRefund('0000000000000000X', input.ref)).toBeNull()
})
