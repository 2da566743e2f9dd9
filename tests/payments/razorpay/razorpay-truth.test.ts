import { afterAll, beforeAll, expect, test } from 'vitest'

import { type RunningRazorpay, runningRazorpay } from './running-razorpay'

let sandbox: RunningRazorpay
beforeAll(async () => {
  sandbox = await runningRazorpay()
})
afterAll(() => sandbox.close())

const AMOUNT = { minor: 20_791_50, currency: 'INR' } as const

test('a paid order has succeeded with what was received, its card and its charge', async () => {
  const ref = await sandbox.opened()
  const { paymentId } = await sandbox.proofFor(ref)

  expect(await sandbox.gateway().retrieve(ref)).toMatchObject({
    status: 'succeeded',
    chargeRef: paymentId,
    amountMinor: AMOUNT.minor,
    currency: 'INR',
    card: { brand: 'visa', last4: '1111' },
    failure: null,
  })
})

test('a refused payment leaves the order open, with the reason beside it', async () => {
  const ref = await sandbox.opened()
  const answer = await sandbox.atWindow(ref, 'declines')

  expect(await answer.json()).toMatchObject({ error: { reason: 'payment_declined' } })
  expect(await sandbox.gateway().retrieve(ref)).toMatchObject({
    status: 'requires_action',
    amountMinor: AMOUNT.minor,
    failure: {
      code: 'payment_declined',
      message:
        "We couldn't take this payment. Your bank gave no reason. Try another payment method. Your answers are saved.",
    },
  })
})

test('a payment after a refused one succeeds, and the refusal is forgotten', async () => {
  const ref = await sandbox.opened()
  await sandbox.atWindow(ref, 'declines')
  await sandbox.atWindow(ref, 'pays')

  expect(await sandbox.gateway().retrieve(ref)).toMatchObject({
    status: 'succeeded',
    failure: null,
  })
})

test('an authorised payment is approved, and captured once however often it is asked', async () => {
  const gateway = sandbox.gateway()
  const ref = await sandbox.opened()
  await sandbox.atWindow(ref, 'authorises')
  expect(await gateway.retrieve(ref)).toMatchObject({ status: 'approved', chargeRef: null })

  const together = await Promise.all([
    gateway.capture(ref, AMOUNT, 'a'),
    gateway.capture(ref, AMOUNT, 'a'),
  ])
  const later = await gateway.capture(ref, AMOUNT, 'a')

  expect([...together, later]).toEqual(Array.from({ length: 3 }, () => ({ kind: 'captured' })))
  expect(await gateway.retrieve(ref)).toMatchObject({ status: 'succeeded' })
  expect(await sandbox.rowOf(ref)).toMatchObject({ receivedMinor: AMOUNT.minor })
})

test('another amount than the authorised one is never captured', async () => {
  const ref = await sandbox.opened()
  await sandbox.atWindow(ref, 'authorises')

  const captured = await sandbox.gateway().capture(ref, { ...AMOUNT, minor: 100 }, 'a')

  expect(captured).toMatchObject({ kind: 'declined' })
  expect(await sandbox.rowOf(ref)).toMatchObject({ receivedMinor: 0 })
})

test('an order that nobody has paid has nothing to capture yet', async () => {
  const gateway = sandbox.gateway()
  const untouched = await sandbox.opened()
  const refused = await sandbox.opened()
  await sandbox.atWindow(refused, 'declines')

  expect(await gateway.capture(untouched, AMOUNT, 'a')).toEqual({ kind: 'pending' })
  expect(await gateway.capture(refused, AMOUNT, 'a')).toMatchObject({
    kind: 'declined',
    code: 'payment_declined',
  })
  expect(await gateway.capture('../orders', AMOUNT, 'a')).toMatchObject({ kind: 'declined' })
})

test('an order is paid once, even by two windows at the same moment', async () => {
  const ref = await sandbox.opened()

  const answers = await Promise.all([sandbox.atWindow(ref), sandbox.atWindow(ref)])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await sandbox.rowOf(ref)).toMatchObject({ status: 'paid', receivedMinor: AMOUNT.minor })
})

test('the window needs the public key of the shop', async () => {
  const ref = await sandbox.opened()

  const answer = await sandbox.atWindow(ref, 'pays', 'rzp_test_other')

  expect(answer.status).toBe(401)
  expect(await sandbox.rowOf(ref)).toMatchObject({ status: 'created' })
})

test('giving up tells the truth, since an order can not be closed', async () => {
  const gateway = sandbox.gateway()
  const open = await sandbox.opened()
  const paid = await sandbox.paid()

  expect(await gateway.cancel(open)).toMatchObject({ status: 'requires_action' })
  expect(await gateway.cancel(paid)).toMatchObject({ status: 'succeeded' })
})
