import { expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { addonCoded, paidOrder } from '@/tests/support/orders/paid-order'
import { person } from '@/tests/support/people/people'

const { payload, shop, ours } = await openForTrade()
const build = builder(payload)
const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const UNPAID = { paymentStatus: 'pending', status: 'pending' } as const
const REFUSED = { status: 422, body: { error: { code: 'not_offered' } } }

type Buyer = ReturnType<typeof buyer>

const pay = async (who: Buyer, id: string, expectedTotalMinor: number) =>
  who.call('POST', `/orders/${id}/pay`, {
    gateway: 'stripe',
    confirmationToken: await shop.cardToken(),
    expectedTotalMinor,
    consent: true,
  })

async function orderOf(user: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { user: { equals: user }, kind: { equals: 'purchase' } },
    ...everything,
  })
  return docs[0]?.id ?? ''
}

/** A formation for $79 and a fee of $100 with an add-on for $29.50, whose first card was declined. */
async function declined(answers: object = {}, totalMinor = 208_50) {
  const chosen = await build('packages')
  const state = await build('states')
  const addon = await build('addons')
  const owner = await person(payload)
  const ada = buyer(owner)
  const choice = { packageId: chosen.id, stateId: state.id, addonIds: [addon.id] }
  await ada.fillIn(choice, answers)
  const first = await ada.complete(await shop.cardToken('4000000000009995'), totalMinor)
  expect(first.status).toBe(402)
  return { ada, choice, package: chosen, state, addon, id: await orderOf(owner.id) }
}

test('an order paid later is not sold at what it cost then, and is paid once that was agreed to', async () => {
  const { ada, id, state, ...sold } = await declined()
  const data = { filingFee: 120 }
  await payload.update({ collection: 'states', id: state.id, data, ...everything })
  await payload.update({
    collection: 'packages',
    id: sold.package.id,
    data: { price: 99 },
    ...everything,
  })

  expect(await pay(ada, id, 208_50)).toMatchObject({
    status: 409,
    body: { error: { code: 'price_changed' }, quote: { totalMinor: 248_50 } },
  })
  expect(await shop.taken(id)).toEqual([])
  expect(await ours.order(id)).toMatchObject({ totalMinor: 248_50, paymentStatus: 'failed' })
  expect(await pay(ada, id, 248_50)).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await shop.taken(id)).toEqual([248_50])
  expect(await ours.order(id)).toMatchObject({
    companyName: 'Harbor & Pine LLC',
    totalMinor: 248_50,
    lines: [{ amountMinor: 99_00 }, { amountMinor: 120_00 }, { amountMinor: 29_50 }],
    catalogue: { package: { price: 99 }, state: { filingFee: 120 } },
  })
})

test('an order whose prices stay is paid as it is, whatever its draft says by now', async () => {
  const { ada, id, choice } = await declined()
  await ada.fillIn({ ...choice, addonIds: [] })

  expect(await pay(ada, id, 208_50)).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await shop.taken(id)).toEqual([208_50])
})

test.each(['packages', 'states', 'addons'] as const)(
  'an order with something of the %s that is no longer offered takes no money, and stays as it was',
  async (collection) => {
    const { ada, id, ...sold } = await declined()
    const gone = { packages: sold.package.id, states: sold.state.id, addons: sold.addon.id }
    const offer = (isActive: boolean) =>
      payload.update({ collection, id: gone[collection], data: { isActive }, ...everything })
    const before = await ours.order(id)
    await offer(false)

    expect(await pay(ada, id, 208_50)).toMatchObject(REFUSED)
    expect(await shop.taken(id)).toEqual([])
    expect(await ours.order(id)).toMatchObject({
      totalMinor: 208_50,
      lines: before.lines,
      catalogue: before.catalogue,
    })
    await offer(true)
    expect(await pay(ada, id, 208_50)).toMatchObject({ status: 200 })
  },
)

test('an offer stays with its order at the new price, and its own use is not one more', async () => {
  const offer = await build('offers', { maxUses: 1 })
  const { ada, id, state } = await declined({ offer: offer.code }, 198_50)
  const data = { filingFee: 90 }
  await payload.update({ collection: 'states', id: state.id, data, ...everything })

  expect(await pay(ada, id, 198_50)).toMatchObject({
    status: 409,
    body: { quote: { totalMinor: 188_50 } },
  })
  expect(await pay(ada, id, 188_50)).toMatchObject({ status: 200 })
  expect(await ours.order(id)).toMatchObject({ offer: offer.id, totalMinor: 188_50 })
})

test('money that is being looked at is waited for, whatever has become of the catalogue', async () => {
  const { ada, id, addon } = await declined()
  await build('payments', { order: id, status: 'quarantined' })
  const data = { isActive: false }
  await payload.update({ collection: 'addons', id: addon.id, data, ...everything })

  expect(await pay(ada, id, 208_50)).toMatchObject({ status: 200, body: { status: 'processing' } })
  expect(await ours.order(id)).toMatchObject({ totalMinor: 208_50 })
})

test('a service with what was added to it is priced anew in the same way', async () => {
  const owner = await person(payload)
  const ada = buyer(owner)
  const address = await addonCoded(payload, 'business_address')
  const reprice = (annualPrice: number | null | undefined) =>
    payload.update({
      collection: 'addons',
      id: address.id,
      data: { annualPrice: annualPrice ?? null },
      ...everything,
    })
  await ada.fillInService('ein', {
    packageType: 'expedited',
    businessName: 'Moss & Co',
    addBusinessAddress: true,
    businessAddressBilling: 'annual',
  })
  const card = await shop.cardToken('4000000000009995')
  expect((await ada.complete(card, 448_00, { draft: 'ein' })).status).toBe(402)
  const id = await orderOf(owner.id)
  try {
    await reprice(310)
    expect(await pay(ada, id, 448_00)).toMatchObject({
      status: 409,
      body: { quote: { totalMinor: 459_00 } },
    })
  } finally {
    await reprice(address.annualPrice)
  }
  expect(await pay(ada, id, 448_00)).toMatchObject({ status: 200, body: { status: 'paid' } })
})

/** An unpaid extra of someone’s paid order. */
async function extra() {
  const owner = await person(payload)
  const addon = await build('addons')
  const { id: root } = await paidOrder(payload, { user: owner.id })
  const body = { addonId: addon.id }
  expect((await api('POST', `/orders/${root}/extras`, { as: owner, body })).status).toBe(200)
  const { docs } = await payload.find({
    collection: 'orders',
    where: { parent: { equals: root } },
    ...everything,
  })
  const change = (data: { price?: number; isActive?: boolean }) =>
    payload.update({ collection: 'addons', id: addon.id, data, ...everything })
  return { ada: buyer(owner), id: docs[0]?.id ?? '', change }
}

test('an extra is sold at today’s price too, or not at all once it has gone', async () => {
  const { ada, id, change } = await extra()
  await change({ price: 35 })
  expect(await pay(ada, id, 29_50)).toMatchObject({
    status: 409,
    body: { quote: { totalMinor: 35_00 } },
  })
  await change({ isActive: false })
  expect(await pay(ada, id, 35_00)).toMatchObject(REFUSED)
  await change({ isActive: true })
  expect(await pay(ada, id, 35_00)).toMatchObject({ status: 200 })
  expect(await shop.taken(id)).toEqual([35_00])
})

test('a renewal costs what its notice has said', async () => {
  const owner = await person(payload)
  const addon = await build('addons', { price: 999 })
  const line = { kind: 'add_on', ref: addon.id, label: 'Address', amountMinor: 29_00 } as const
  const { id } = await build('orders', {
    ...UNPAID,
    kind: 'renewal',
    user: owner.id,
    totalMinor: 29_00,
    lines: [{ ...line, refundable: true, billing: 'monthly' }],
  })

  expect(await pay(buyer(owner), id, 29_00)).toMatchObject({ status: 200 })
  expect(await shop.taken(id)).toEqual([29_00])
})
