import { expect, test } from 'vitest'

import { builder } from '@/tests/support/builders'
import { buyer, standardInWyoming } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { person } from '@/tests/support/people/people'

const { payload, shop, ours } = await openForTrade()

const UNPAID = { paymentStatus: 'pending', status: 'pending' } as const

async function pay(who: ReturnType<typeof buyer>, id: string, change: object = {}) {
  return who.call('POST', `/orders/${id}/pay`, {
    gateway: 'stripe',
    confirmationToken: await shop.cardToken(),
    expectedTotalMinor: 249_00,
    consent: true,
    ...change,
  })
}

test('its owner pays an order that is there already, once', async () => {
  const owner = await person(payload)
  const { id } = await builder(payload)('orders', { ...UNPAID, user: owner.id })
  const ada = buyer(owner)

  const answers = await Promise.all([pay(ada, id), pay(ada, id), pay(ada, id)])

  expect(answers.map((answer) => answer.body)).toEqual(
    answers.map(() => ({ status: 'paid', redirect: `/order-confirmation?order=${id}` })),
  )
  expect(await shop.taken(id)).toEqual([249_00])
  expect(await ours.order(id)).toMatchObject({
    paymentStatus: 'paid',
    receiptNumber: expect.any(String),
    consent: { acceptedAt: expect.any(String) },
  })
})

test('a guest pays an extra with the pass of the order that it belongs to', async () => {
  const ada = buyer()
  await ada.fillIn(await standardInWyoming(payload))
  await ada.complete(await shop.cardToken())
  const extra = await builder(payload)('orders', {
    ...UNPAID,
    kind: 'extra',
    parent: ada.orderId(),
  })

  expect(await pay(ada, extra.id)).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await ours.mails(extra.id, 'receipt')).toHaveLength(1)
})

test('PayPal leads back to the order where the payment began', async () => {
  const owner = await person(payload)
  const { id } = await builder(payload)('orders', { ...UNPAID, user: owner.id, kind: 'extra' })
  const ada = buyer(owner)
  const answer = await pay(ada, id, { gateway: 'paypal', confirmationToken: undefined })
  expect(answer).toMatchObject({ body: { status: 'requires_action' } })
  const action = JSON.parse(JSON.stringify(answer.body)).action

  expect(await ada.comeBack(await shop.answerPaypal(action.url, 'cancel'))).toBe(
    `/orders/${id}/pay?payment=cancelled`,
  )
  const again = await pay(ada, id, { gateway: 'paypal', confirmationToken: undefined })
  const next = JSON.parse(JSON.stringify(again.body)).action
  expect(await ada.comeBack(await shop.answerPaypal(next.url))).toBe(
    `/order-confirmation?order=${id}`,
  )
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid' })
})

test('nobody else pays it, and another total than the order’s is asked again', async () => {
  const owner = await person(payload)
  const { id } = await builder(payload)('orders', { ...UNPAID, user: owner.id })

  expect(await pay(buyer(), id)).toMatchObject({ status: 404 })
  expect(await pay(buyer(await person(payload)), id)).toMatchObject({ status: 404 })
  expect(await pay(buyer(owner), id, { expectedTotalMinor: 1 })).toMatchObject({
    status: 409,
    body: { error: { code: 'price_changed' }, quote: { totalMinor: 249_00 } },
  })
  expect(await pay(buyer(owner), id, { consent: false })).toMatchObject({ status: 422 })
  expect(await pay(buyer(owner), id, { confirmationToken: undefined })).toMatchObject({
    status: 422,
    body: { error: { fields: { confirmationToken: 'Enter your card details' } } },
  })
  expect(await shop.taken(id)).toEqual([])
})

test('a cancelled order takes no money', async () => {
  const owner = await person(payload)
  const { id } = await builder(payload)('orders', {
    ...UNPAID,
    status: 'cancelled',
    user: owner.id,
  })

  expect(await pay(buyer(owner), id)).toMatchObject({
    status: 409,
    body: { error: { code: 'order_cancelled' } },
  })
})
