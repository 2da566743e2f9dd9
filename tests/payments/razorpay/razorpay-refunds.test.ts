import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectNeverMoreThanPaid } from '@/sandbox/tests/never-more-than-paid'
import { type RunningRazorpay, runningRazorpay } from './running-razorpay'

let sandbox: RunningRazorpay
beforeAll(async () => {
  sandbox = await runningRazorpay()
})
afterAll(() => sandbox.close())

const refund = async (
  ref: string,
  amountMinor: number,
  idempotencyKey: string = randomUUID(),
  chargeRef: string | null = null,
) =>
  sandbox.gateway().refund({
    ref,
    chargeRef,
    amountMinor,
    currency: 'INR',
    reason: 'Customer changed their mind',
    idempotencyKey,
  })

const refundedOf = async (ref: string) => (await sandbox.rowOf(ref))?.refundedMinor

test('a part can be given back, then the rest', async () => {
  const ref = await sandbox.paid(200_00)
  const charge = await sandbox.paymentOf(ref)

  const part = await refund(ref, 150_00, undefined, charge)
  const rest = await refund(ref, 50_00, undefined, charge)

  expect(part).toEqual({
    kind: 'refunded',
    refundRef: expect.stringMatching(/^rfnd_/),
    status: 'succeeded',
  })
  expect(rest).toMatchObject({ kind: 'refunded' })
  expect(await refundedOf(ref)).toBe(200_00)
  expect(await sandbox.gateway().retrieve(ref)).toMatchObject({
    status: 'succeeded',
    amountMinor: 200_00,
    refundedMinor: 200_00,
  })
})

test('without its charge at hand the payment is found by the order', async () => {
  const ref = await sandbox.paid(200_00)

  expect(await refund(ref, 200_00)).toMatchObject({ kind: 'refunded' })
})

test('more than was paid is refused and moves nothing', async () => {
  const ref = await sandbox.paid(200_00)

  expect(await refund(ref, 200_01)).toMatchObject({ kind: 'refused' })
  expect(await refundedOf(ref)).toBe(0)
})

test('nothing is left to give back after everything was', async () => {
  const ref = await sandbox.paid(200_00)
  await refund(ref, 200_00)

  expect(await refund(ref, 1_00)).toMatchObject({
    kind: 'refused',
    message: 'The payment has been fully refunded already',
  })
})

test.each(['short', 'a key of many words, with signs: 1/2', randomUUID()])(
  'the same refund twice under the key "%s" is one refund',
  async (key) => {
    const ref = await sandbox.paid(200_00)
    const own = `${key} ${ref}`

    const [first, second] = await Promise.all([refund(ref, 100_00, own), refund(ref, 100_00, own)])

    expect(first).toMatchObject({ kind: 'refunded' })
    expect(second).toEqual(first)
    expect(await refundedOf(ref)).toBe(100_00)
  },
)

test('a key that was used for another amount is refused and gives nothing back', async () => {
  const ref = await sandbox.paid(200_00)
  await refund(ref, 50_00, 'one key for two refunds')

  expect(await refund(ref, 60_00, 'one key for two refunds')).toMatchObject({ kind: 'refused' })
  expect(await refundedOf(ref)).toBe(50_00)
})

test('an order that nobody has paid has nothing to give back', async () => {
  const refused = await sandbox.opened()
  await sandbox.atWindow(refused, 'declines')

  for (const ref of [await sandbox.opened(), refused, '..', 'order_unknown']) {
    expect(await refund(ref, 1_00)).toMatchObject({ kind: 'refused' })
  }
})

test('a refund is found again by its reference', async () => {
  const ref = await sandbox.paid(200_00)
  const made = await refund(ref, 100_00)
  const refundRef = made.kind === 'refunded' ? made.refundRef : ''
  const gateway = sandbox.gateway()

  expect(await gateway.retrieveRefund(refundRef, ref)).toMatchObject({ status: 'succeeded' })
  expect(await gateway.retrieveRefund('rfnd_unknown', ref)).toBeNull()
  expect(await gateway.retrieveRefund('../orders', ref)).toBeNull()
})

test('whatever is asked at once, never more than was paid goes back', () =>
  expectNeverMoreThanPaid({ paid: sandbox.paid, refund, refundedOf }, 1_00, 10))
