import { expect, test } from 'vitest'

import { builder } from '@/tests/support/builders'
import { buyer, standardInWyoming } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { person } from '@/tests/support/people/people'

const { payload, shop, ours } = await openForTrade()
const build = builder(payload)

const UNPAID = { paymentStatus: 'pending', status: 'pending', kind: 'extra' } as const

const remove = (who: ReturnType<typeof buyer>, id: string) =>
  who.call('POST', `/orders/${id}/remove`, {})

test('its owner removes an unpaid extra, as often as they like', async () => {
  const owner = await person(payload)
  const { id } = await build('orders', { ...UNPAID, user: owner.id })

  expect(await remove(buyer(owner), id)).toMatchObject({ status: 200, body: { removed: true } })
  expect(await remove(buyer(owner), id)).toMatchObject({ status: 200 })
  expect((await ours.order(id)).status).toBe('cancelled')
})

test('a guest removes one with the pass of the order that it belongs to', async () => {
  const ada = buyer()
  await ada.fillIn(await standardInWyoming(payload))
  await ada.complete(await shop.cardToken())
  const { id } = await build('orders', { ...UNPAID, parent: ada.orderId() })

  expect((await remove(ada, id)).status).toBe(200)
  expect((await ours.order(id)).status).toBe('cancelled')
})

test('nobody else removes it', async () => {
  const owner = await person(payload)
  const { id } = await build('orders', { ...UNPAID, user: owner.id })

  expect((await remove(buyer(await person(payload)), id)).status).toBe(404)
  expect((await remove(buyer(), id)).status).toBe(404)
  expect((await ours.order(id)).status).toBe('pending')
})

test.each([
  ['a paid extra', { paymentStatus: 'paid', status: 'processing' }],
  ['a purchase', { kind: 'purchase' }],
  ['a renewal', { kind: 'renewal' }],
] as const)('%s stays', async (_, change) => {
  const owner = await person(payload)
  const { id } = await build('orders', { ...UNPAID, ...change, user: owner.id })

  expect(await remove(buyer(owner), id)).toMatchObject({
    status: 409,
    body: { error: { code: 'not_removable' } },
  })
  expect((await ours.order(id)).status).not.toBe('cancelled')
})

test('a check that the bank did not pass is named where the customer comes back to', async () => {
  const ada = buyer()
  await ada.fillIn(await standardInWyoming(payload))
  await ada.complete(await shop.cardToken('4000002760003184'))
  const [attempt] = (await shop.bookedBy('stripe')).filter(
    ({ orderId }) => orderId === ada.orderId(),
  )
  const ref = attempt?.id ?? ''
  await shop.failBankCheck(ref)

  const back = new URL('http://localhost:3000/checkout/return')
  back.search = new URLSearchParams({ gateway: 'stripe', payment_intent: ref }).toString()
  expect(await ada.comeBack(back)).toBe('/checkout?payment=unverified&step=payment')
})

test('a phone number is kept as it is dialled, and one that can’t be read is named', async () => {
  const choice = await standardInWyoming(payload)
  const ada = buyer()
  await ada.fillIn(choice, { phone: '(307) 555-0100', country: 'US', state: 'Wyoming' })
  await ada.complete(await shop.cardToken())
  expect((await ours.order(ada.orderId())).phone).toBe('+13075550100')

  const eve = buyer()
  await eve.fillIn(choice, { phone: '+999 000 000' })
  expect(await eve.complete(await shop.cardToken())).toMatchObject({
    status: 422,
    body: { error: { fields: { phone: expect.stringContaining('country code') } } },
  })
})
