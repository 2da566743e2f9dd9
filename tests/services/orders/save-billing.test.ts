import { expect, test } from 'vitest'

import { savedBillingOf } from '@/src/queries/payments/saved-billing'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { person } from '@/tests/support/people/people'

const { payload, shop, choice } = await openForTrade()

const BILLING = {
  name: 'Ada Moss',
  line1: '12 St James’s Square',
  city: 'London',
  state: '',
  postalCode: 'SW1Y 4JH',
  country: 'GB',
}

test('the billing details of somebody signed in are there for the next payment', async () => {
  const moss = await person(payload)
  const ada = buyer(moss)
  await ada.fillIn(choice)

  const paid = await ada.complete(await shop.cardToken(), 249_00, { billing: BILLING })

  expect(paid.status).toBe(200)
  const user = await payload.findByID({
    collection: 'users',
    id: moss.id,
    depth: 0,
    overrideAccess: true, // tests look at all of it
  })
  expect(savedBillingOf(user)).toEqual(BILLING)
})

test('a guest’s are kept nowhere, and paying goes on', async () => {
  const guest = buyer()
  await guest.fillIn(choice)

  expect((await guest.complete(await shop.cardToken(), 249_00, { billing: BILLING })).status).toBe(
    200,
  )
})

test('a country that is none is refused by its field, and nothing is charged', async () => {
  const ada = buyer(await person(payload))
  await ada.fillIn(choice)

  const answer = await ada.complete(await shop.cardToken(), 249_00, {
    billing: { ...BILLING, country: 'Atlantis' },
  })

  expect(answer).toMatchObject({
    status: 422,
    body: { error: { fields: { 'billing.country': 'Choose a country' } } },
  })
})
