import { expect, test } from 'vitest'

import { builder } from '@/tests/support/builders'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'

const { payload, shop, choice } = await openForTrade()

const KEY = { browserKey: crypto.randomUUID() }

const DRAFT = 'charterdesk_draft'

type Buyer = ReturnType<typeof buyer>

/** Presses *Complete Order* in a browser that never gets the answer: its cookies stay as they were. */
async function loseAnswer(ada: Buyer, press: () => Promise<unknown>): Promise<string> {
  const before = new Map(ada.jar)
  await press()
  const id = ada.orderId()
  ada.jar.clear()
  for (const [name, value] of before) ada.jar.set(name, value)
  return id
}

const complete = async (ada: Buyer, more: object) =>
  ada.complete(await shop.cardToken(), 249_00, more)

test('a browser that completes again after a lost answer gets its pass; one with only the draft gets none', async () => {
  const ada = buyer()
  await ada.fillIn(choice)
  const id = await loseAnswer(ada, () => complete(ada, KEY))
  const copies = [buyer(), buyer()]
  for (const copy of copies) copy.jar.set(DRAFT, ada.jar.get(DRAFT) ?? '')

  const [bare, other] = copies
  if (!bare || !other) throw new Error('There are two copies')
  expect((await complete(bare, {})).body).toMatchObject({ status: 'paid' })
  await complete(other, { browserKey: crypto.randomUUID() })
  expect([bare.orderId(), other.orderId()]).toEqual(['', ''])

  expect((await complete(ada, KEY)).body).toMatchObject({ status: 'paid' })
  expect(ada.orderId()).toBe(id)
  expect((await ada.call('GET', '/orders/current')).body).toEqual({ payment: 'paid' })
  expect(await shop.taken(id)).toEqual([249_00])
})

test('the same for a payment that its bank takes days to confirm', async () => {
  await shop.control('switches', { name: 'stripe_method', value: 'us_bank_account' })
  const ada = buyer()
  await ada.fillIn(choice)
  const id = await loseAnswer(ada, () => complete(ada, KEY))

  expect((await complete(ada, KEY)).body).toMatchObject({ status: 'processing' })
  expect(ada.orderId()).toBe(id)
})

test('the same for an order that costs nothing', async () => {
  const offer = await builder(payload)('offers', { kind: 'percent', value: 100 })
  const ada = buyer()
  await ada.fillInService('ein', {
    packageType: 'standard',
    businessName: 'Moss & Co',
    offer: offer.code,
  })
  const press = () =>
    ada.call('POST', '/checkout/place', {
      expectedTotalMinor: 0,
      draft: 'ein',
      consent: true,
      ...KEY,
    })
  const id = await loseAnswer(ada, press)

  expect((await press()).body).toMatchObject({ status: 'paid' })
  expect(ada.orderId()).toBe(id)
})
