import { expect, test } from 'vitest'

import { settlePayment } from '@/src/services/purchase/settle/settle-payment'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { settleQueued } from '@/tests/support/orders/trading'

const { payload, shop, ours, customer } = await openForTrade()

test('Razorpay charges rupees at the rate of the day, frozen on the attempt', async () => {
  const ada = await customer()
  const { ref, action } = await ada.begin('razorpay')
  expect(action).toMatchObject({
    type: 'razorpay_checkout',
    orderRef: ref,
    amountMinor: 2_079_150,
    currency: 'INR',
    prefill: { name: 'Ada Moss', email: ada.email },
  })

  const answer = await ada.finish('razorpay', ref, await shop.payInWindow(ref))

  expect(answer).toMatchObject({ status: 200, body: { status: 'paid' } })
  const order = await ours.order(ada.orderId())
  expect(order).toMatchObject({ paymentStatus: 'paid', totalMinor: 249_00, currency: 'USD' })
  expect(await ours.payments(order.id)).toMatchObject([
    {
      status: 'succeeded',
      amountMinor: 2_079_150,
      currency: 'INR',
      orderMinor: 249_00,
      exchangeRate: 83.5,
      chargeRef: expect.stringMatching(/^pay_/),
    },
  ])
  expect(await shop.taken(order.id)).toEqual([2_079_150])
  expect(await ours.mails(order.id, 'receipt')).toHaveLength(1)
})

test('a rate that changes in between leaves a started payment as it was', async () => {
  const ada = await customer()
  const { ref } = await ada.begin('razorpay')
  const where = { type: { equals: 'razorpay' } }
  const change = (exchangeRate: number) =>
    payload.update({
      collection: 'paymentGateways',
      where,
      data: { settings: { exchangeRate } },
      depth: 0,
      overrideAccess: true, // as staff do
    })
  await change(90.1234)
  const answer = await ada.finish('razorpay', ref, await shop.payInWindow(ref))
  await change(83.5)

  expect(answer).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await shop.taken(ada.orderId())).toEqual([2_079_150])
})

test('a proof that Razorpay did not sign for this very payment is refused, and pays nothing', async () => {
  const [ada, eve] = [await customer(), await customer()]
  const [hers, own] = [await eve.begin('razorpay'), await ada.begin('razorpay')]
  const proof = await shop.payInWindow(hers.ref)
  const refusal = {
    status: 400,
    body: {
      error: {
        code: 'payment_verification_failed',
        message: 'Payment verification failed. Please try again.',
      },
    },
  }

  expect(await ada.finish('razorpay', own.ref, proof)).toMatchObject(refusal)
  expect(await ada.finish('razorpay', own.ref)).toMatchObject(refusal)
  expect(await ours.order(ada.orderId())).toMatchObject({ paymentStatus: 'pending' })
})

test('a payment can be completed by its own customer alone', async () => {
  const [ada, eve] = [await customer(), await customer()]
  const { ref } = await ada.begin('razorpay')
  await eve.begin('razorpay')
  const proof = await shop.payInWindow(ref)

  expect(await eve.finish('razorpay', ref, proof)).toMatchObject({ status: 404 })
  expect(await buyer().finish('razorpay', ref, proof)).toMatchObject({ status: 404 })
  expect(await ada.finish('razorpay', ref, proof)).toMatchObject({ status: 200 })
})

test('money that Razorpay only holds is taken by us', async () => {
  const ada = await customer()
  const { ref } = await ada.begin('razorpay')
  const proof = await shop.payInWindow(ref, 'authorises')

  expect(await ada.finish('razorpay', ref, proof)).toMatchObject({ body: { status: 'paid' } })
  expect(await shop.taken(ada.orderId())).toEqual([2_079_150])
})

test('a decline in the window leaves it open, and the next try in it pays', async () => {
  const ada = await customer()
  const { ref } = await ada.begin('razorpay')
  await shop.payInWindow(ref, 'declines')
  await settleQueued(payload)
  expect(await ours.order(ada.orderId())).toMatchObject({ paymentStatus: 'pending' })

  const proof = await shop.payInWindow(ref)
  expect(await ada.finish('razorpay', ref, proof)).toMatchObject({ body: { status: 'paid' } })
})

test('PayPal is approved on its own page and captured when the customer comes back', async () => {
  const ada = await customer()
  const { action } = await ada.begin('paypal')
  expect(action.type).toBe('redirect')
  const back = await shop.answerPaypal(action.url)
  expect(await ours.order(ada.orderId())).toMatchObject({ paymentStatus: 'pending' })

  expect(await ada.comeBack(back)).toBe('/order-confirmation')

  expect(await ours.order(ada.orderId())).toMatchObject({
    paymentStatus: 'paid',
    paymentMethod: 'paypal',
  })
  expect(await shop.taken(ada.orderId())).toEqual([249_00])
})

test('a PayPal customer who never comes back is settled by the webhook', async () => {
  const ada = await customer()
  const { action } = await ada.begin('paypal')
  await shop.answerPaypal(action.url)

  const status = async () => {
    await settleQueued(payload)
    return (await ours.order(ada.orderId())).paymentStatus
  }
  await expect.poll(status).toBe('paid')
})

test('whoever turns back from PayPal chooses again, and has paid nothing', async () => {
  const ada = await customer()
  const { action } = await ada.begin('paypal')
  const back = await shop.answerPaypal(action.url, 'cancel')

  expect(await ada.comeBack(back)).toBe('/checkout?payment=cancelled&step=payment')
  expect(await ours.payments(ada.orderId())).toMatchObject([{ status: 'cancelled' }])
  expect(await ada.complete(await shop.cardToken())).toMatchObject({ body: { status: 'paid' } })
})

test('what PayPal declines at the capture leads back to the payment step', async () => {
  const ada = await customer()
  const { action } = await ada.begin('paypal')
  const back = await shop.answerPaypal(action.url, 'declines')

  expect(await ada.comeBack(back)).toBe('/checkout?payment=failed&step=payment')
  await settleQueued(payload)
  expect(await ours.payments(ada.orderId())).toMatchObject([{ status: 'failed' }])
  expect(await shop.taken(ada.orderId())).toEqual([])
})

test('a capture that stays pending is neither paid nor tried again', async () => {
  const ada = await customer()
  const { action, ref } = await ada.begin('paypal')
  await ada.comeBack(await shop.answerPaypal(action.url, 'pends'))
  expect(await ours.payments(ada.orderId())).toMatchObject([{ status: 'processing' }])

  expect(await ada.complete(await shop.cardToken())).toMatchObject({
    body: { status: 'processing' },
  })
  expect(await settlePayment(payload, 'paypal', ref)).toMatchObject({ kind: 'unfinished' })
})

test('a stranger who comes back with somebody’s reference learns nothing of it', async () => {
  const ada = await customer()
  const { action } = await ada.begin('paypal')
  const back = await shop.answerPaypal(action.url, 'cancel')

  expect(await buyer().comeBack(back)).toBe('/order-confirmation')
  expect(await ours.payments(ada.orderId())).toMatchObject([{ status: 'requires_action' }])
})

test.each(['stripe', 'razorpay', 'paypal'])(
  'a forged webhook of %s leaves no trace',
  async (slug) => {
    const answer = await buyer().call('POST', `/payments/${slug}/webhook`, { id: 'evt_forged' })

    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_signature' } } })
  },
)

test('the ways to pay are public data alone', async () => {
  const { body } = await buyer().call('GET', '/payments/methods')

  expect(body).toMatchObject({
    methods: [
      { gateway: 'stripe', currency: 'USD', sandbox: true, exchangeRate: null },
      { gateway: 'razorpay', currency: 'INR', sandbox: true, exchangeRate: 83.5 },
      { gateway: 'paypal', currency: 'USD', sandbox: true, scriptUrl: null },
    ],
  })
  expect(JSON.stringify(body)).not.toMatch(/secret|sealed/i)
})
