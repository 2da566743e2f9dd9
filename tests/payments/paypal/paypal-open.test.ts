import { afterEach, beforeEach, expect, test } from 'vitest'

import { GatewayUnavailable } from '@/src/payments/gateway'

import {
  PAYPAL_CANCEL,
  PAYPAL_RETURN,
  type PaypalShop,
  paypalInput,
  paypalShop,
} from './paypal-shop'

let shop: PaypalShop
beforeEach(async () => {
  shop = await paypalShop()
})
afterEach(() => shop.close())

test('opening leads to the approval page and takes no money', async () => {
  const input = paypalInput()

  const opened = await shop.gateway().open(input)

  if (opened.kind !== 'requires_action') throw new Error(opened.kind)
  expect(opened.action).toEqual({
    type: 'redirect',
    url: `${shop.url}/paypal/checkoutnow?token=${opened.ref}`,
  })
  expect(await shop.gateway().retrieve(opened.ref)).toMatchObject({
    ref: opened.ref,
    capturedMinor: 0,
    method: 'paypal',
    status: 'requires_action',
    chargeRef: null,
    refundedMinor: 0,
    amountMinor: 249_00,
    currency: 'USD',
    orderId: input.orderId,
    attemptId: input.attemptId,
    card: null,
    failure: null,
  })
})

test('opening twice with the same key is one order', async () => {
  const input = paypalInput()

  const [first, second] = await Promise.all([
    shop.gateway().open(input),
    shop.gateway().open(input),
  ])

  expect(second).toEqual(first)
  expect((await shop.ledger()).payments).toHaveLength(1)
})

test('opening again what was approved meanwhile asks for no second approval', async () => {
  const input = paypalInput()
  const ref = await shop.answered('pays', input)

  expect(await shop.gateway().open(input)).toEqual({ kind: 'pending', ref })

  await shop.gateway().capture(ref, input.amount, 'capture')
  expect(await shop.gateway().open(input)).toEqual({ kind: 'succeeded', ref })
})

test('the payer who agrees comes back with the order, and so does the one who cancels', async () => {
  const ref = await shop.opened()

  const cancelled = await shop.answer(ref, 'cancel')
  const agreed = await shop.answer(ref, 'pays')

  expect(cancelled.href).toBe(`${PAYPAL_CANCEL}&token=${ref}`)
  expect(agreed.href).toContain(`${PAYPAL_RETURN}&token=${ref}&PayerID=`)
})

test('cancelling on the approval page leaves the order to be approved', async () => {
  const ref = await shop.answered('cancel')

  expect(await shop.gateway().retrieve(ref)).toMatchObject({ status: 'requires_action' })
})

test.each([
  ['timeout', 'timeout'],
  ['lost_answer', 'timeout'],
  ['error500', 'server_error'],
  ['nonsense', 'bad_response'],
])('an order whose creation meets %s has charged nobody', async (fault, code) => {
  await shop.fault(fault, 9)

  const opening = shop.gateway(code === 'timeout' ? { timeoutMs: 150 } : {}).open(paypalInput())

  await expect(opening).rejects.toBeInstanceOf(GatewayUnavailable)
  await expect(opening).rejects.toMatchObject({ code, charged: 'no', retryable: true })
})

test('a lost answer is asked for again under the same key', async () => {
  await shop.fault('lost_answer')

  const opened = await shop.gateway({ timeoutMs: 300, retries: 1 }).open(paypalInput())

  expect(opened.kind).toBe('requires_action')
  expect((await shop.ledger()).payments).toHaveLength(1)
})

test('a server error that passes is bridged by a retry', async () => {
  await shop.fault('error500')

  expect(await shop.gateway().open(paypalInput())).toMatchObject({ kind: 'requires_action' })
})

test('an attempt that was never answered is not searched for, as it can take no money', async () => {
  const input = paypalInput()
  await shop.opened(input)

  expect(await shop.gateway().findByAttempt(input.attemptId, new Date())).toBeNull()
})

test('a currency that PayPal does not take is a refusal that no retry helps', async () => {
  const opening = shop.gateway().open(paypalInput({ amount: { minor: 100, currency: 'INR' } }))

  await expect(opening).rejects.toMatchObject({
    code: 'request_refused',
    charged: 'no',
    retryable: false,
  })
})

test('wrong keys are told as such, without the keys', async () => {
  const opening = shop.gateway({ clientSecret: 'not-the-secret' }).open(paypalInput())

  const error = await opening.catch((reason: unknown) => reason)

  expect(error).toMatchObject({ code: 'invalid_credentials', charged: 'no', retryable: false })
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('not-the-secret')
})

test('a sign-in that failed once does not stop the next one', async () => {
  const keys = { clientSecret: 'paypal client secret of the tests', timeoutMs: 200, retries: 0 }
  await shop.fault('error500', 1, '/paypal/v1/oauth2/token')
  const gateway = shop.gateway(keys)

  await expect(gateway.open(paypalInput())).rejects.toMatchObject({ charged: 'no' })

  expect(await gateway.open(paypalInput())).toMatchObject({ kind: 'requires_action' })
})

test('an order that PayPal does not know is none', async () => {
  expect(await shop.gateway().retrieve('0000000000000000X')).toBeNull()
  expect(await shop.gateway().retrieve('../../v1/notifications')).toBeNull()
})
