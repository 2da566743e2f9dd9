import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { inTransaction } from '@/src/lib/database'
import { callOffUnpaid } from '@/src/services/orders/extras/order-extra'
import { renewSubscriptions } from '@/src/services/subscriptions/renew-subscriptions'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { giveBack } from '@/tests/support/orders/agent-company'
import { addonCoded, orderWithAddress, paidOrder, pay } from '@/tests/support/orders/paid-order'
import { person } from '@/tests/support/people/people'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const everything = { depth: 0, overrideAccess: true, showHiddenFields: true } as const // tests look at all of it

const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })

const add = (order: { id: string; cookie?: string }, body: object) =>
  api('POST', `/orders/${order.id}/extras`, {
    body,
    headers: { origin: 'http://localhost:3000', cookie: order.cookie ?? '' },
  })

const added = (body: unknown) => z.object({ order: z.guid(), redirect: z.string() }).parse(body)

test('an extra is an order of its own, priced here, for the same customer', async () => {
  const ein = await addonCoded(payload, 'ein')
  const order = await paidOrder(payload, { email: 'ada@example.com', companyName: 'Engine LLC' })

  const answer = await add(order, { addonId: ein.id, amountMinor: 1, totalMinor: 1 })

  const { order: id, redirect } = added(answer.body)
  expect(redirect).toBe(`/orders/${id}/pay`)
  expect(await orderOf(id)).toMatchObject({
    kind: 'extra',
    parent: order.id,
    status: 'pending',
    paymentStatus: 'pending',
    totalMinor: 49_00,
    email: 'ada@example.com',
    companyName: 'Engine LLC',
    claimTokenHash: null,
    lines: [{ ref: ein.id, amountMinor: 49_00, service: 'ein' }],
  })
})

test('asking twice, even at once, gives the same unpaid order', async () => {
  const address = await addonCoded(payload, 'business_address')
  const order = await paidOrder(payload)
  const choice = { addonId: address.id, billing: 'annual' }

  const answers = await Promise.all([add(order, choice), add(order, choice), add(order, choice)])

  expect(new Set(answers.map(({ body }) => added(body).order)).size).toBe(1)
})

test('another billing replaces the unpaid order', async () => {
  const address = await addonCoded(payload, 'business_address')
  const order = await paidOrder(payload)
  const yearly = added((await add(order, { addonId: address.id, billing: 'annual' })).body)

  const monthly = added((await add(order, { addonId: address.id, billing: 'monthly' })).body)

  expect((await orderOf(yearly.order)).status).toBe('cancelled')
  expect((await orderOf(monthly.order)).totalMinor).toBe(29_00)
})

test('while a payment is under way nothing is replaced', async () => {
  const address = await addonCoded(payload, 'business_address')
  const order = await paidOrder(payload)
  const yearly = added((await add(order, { addonId: address.id, billing: 'annual' })).body)
  await builder(payload)('payments', { order: yearly.order, status: 'requires_action' })

  const answer = await add(order, { addonId: address.id, billing: 'monthly' })

  expect(answer).toMatchObject({ status: 409, body: { error: { code: 'payment_under_way' } } })
})

test.each(['monthly', 'annual'] as const)(
  'an extra that was refunded stays as it is, and can be bought again (%s)',
  async (billing) => {
    const address = await addonCoded(payload, 'business_address')
    const order = await paidOrder(payload)
    const yearly = added((await add(order, { addonId: address.id, billing: 'annual' })).body)
    await pay(payload, yearly.order)
    await giveBack(payload, yearly.order, 299_00)

    const again = added((await add(order, { addonId: address.id, billing })).body)

    expect(again.order).not.toBe(yearly.order)
    expect(await orderOf(again.order)).toMatchObject({ paymentStatus: 'pending' })
    expect((await orderOf(yearly.order)).status).not.toBe('cancelled')
  },
)

test.each([
  ['whole, is offered again', 49_00, true],
  ['in part, is held', 48_00, false],
])('a line of the order itself that was refunded %s', async (_, amountMinor, isOffered) => {
  const ein = await addonCoded(payload, 'ein')
  const line = { refundable: true, billing: 'once' } as const
  const order = await paidOrder(payload, {
    totalMinor: 198_00,
    lines: [
      { ...line, kind: 'service', ref: 'starter', label: 'Starter', amountMinor: 149_00 },
      { ...line, kind: 'add_on', ref: ein.id, label: 'EIN', amountMinor: 49_00, service: 'ein' },
    ],
  })
  expect((await add(order, { addonId: ein.id })).status).toBe(422)
  const payments = await payload.find({
    collection: 'payments',
    where: { order: { equals: order.id } },
    ...everything,
  })
  const lineId = (await orderOf(order.id)).lines?.[1]?.id
  const lines = [{ lineId, label: 'EIN', kind: 'add_on', amountMinor }]
  const part = { order: order.id, payment: payments.docs[0]?.id, amountMinor, lines }
  const refund = (status: 'pending' | 'succeeded') =>
    builder(payload)('refunds', { ...part, orderMinor: amountMinor, status })
  const data = { refundedMinor: amountMinor }
  await payload.update({ collection: 'orders', id: order.id, data, ...everything })

  await refund('pending')
  expect((await add(order, { addonId: ein.id })).status).toBe(422)
  await refund('succeeded')
  expect((await add(order, { addonId: ein.id })).status).toBe(isOffered ? 200 : 422)
})

test.each([
  ['is being looked at', 'quarantined'],
  ['is with the bank', 'processing'],
  ['has arrived meanwhile', 'paid'],
] as const)('an order whose money %s is not called off', async (_, money) => {
  const order = await builder(payload)('orders', { paymentStatus: 'pending', status: 'pending' })
  if (money === 'paid') await pay(payload, order.id)
  else await builder(payload)('payments', { order: order.id, status: money })

  const calledOff = inTransaction(payload, (req) => callOffUnpaid(req, order, 'your order'))

  await expect(calledOff).rejects.toMatchObject({ code: 'payment_under_way' })
  expect((await orderOf(order.id)).status).not.toBe('cancelled')
})

test('what is paid, not offered, unknown or nonsense is refused', async () => {
  const [ein, formation] = [
    await addonCoded(payload, 'ein'),
    await addonCoded(payload, 'llc_formation'),
  ]
  const order = await paidOrder(payload)
  await pay(payload, added((await add(order, { addonId: ein.id })).body).order)

  const refused = [
    await add(order, { addonId: ein.id }),
    await add(order, { addonId: formation.id }),
    await add(order, { addonId: crypto.randomUUID() }),
    await add(order, { addonId: "1' or '1'='1" }),
    await add(order, { addonId: formation.id, billing: 'hourly' }),
    await add(order, {}),
  ]

  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422])
})

test('a registered agent is sold only for an order that says for which company and state', async () => {
  const agent = await addonCoded(payload, 'registered_agent')
  const { docs } = await payload.find({ collection: 'states', limit: 1, ...everything })
  const itinIn = (state: string | null) =>
    paidOrder(payload, {
      serviceType: 'itin',
      packageType: 'standard',
      lines: [],
      state,
      companyName: 'Engine LLC',
    })

  const nowhere = await itinIn(null)
  const somewhere = await itinIn(docs[0]?.id ?? null)

  expect((await add(nowhere, { addonId: agent.id })).status).toBe(422)
  const { order } = added((await add(somewhere, { addonId: agent.id })).body)
  expect(await orderOf(order)).toMatchObject({ state: docs[0]?.id, companyName: 'Engine LLC' })
})

test('an order that is unpaid or called off gets no extras', async () => {
  const ein = await addonCoded(payload, 'ein')
  const order = await paidOrder(payload)
  await payload.update({
    collection: 'orders',
    id: order.id,
    data: { status: 'cancelled' },
    ...everything,
  })

  expect((await add(order, { addonId: ein.id })).status).toBe(422)
})

test('strangers get 404', async () => {
  const ein = await addonCoded(payload, 'ein')
  const [mine, theirs] = [await paidOrder(payload), await paidOrder(payload)]
  const other = await person(payload)

  expect((await add({ id: theirs.id, cookie: mine.cookie }, { addonId: ein.id })).status).toBe(404)
  expect((await add({ id: theirs.id }, { addonId: ein.id })).status).toBe(404)
  const signedIn = await api('POST', `/orders/${theirs.id}/extras`, {
    as: other,
    body: { addonId: ein.id },
  })
  expect(signedIn.status).toBe(404)
})

test.each([
  ['can be repeated is sold again', true, 200],
  ['is needed once is sold once', false, 422],
])('an add-on that %s', async (_, isRepeatable, status) => {
  const addon = await builder(payload)('addons', { isRepeatable, showInStarter: true })
  const order = await paidOrder(payload)
  await pay(payload, added((await add(order, { addonId: addon.id })).body).order)

  expect((await add(order, { addonId: addon.id })).status).toBe(status)
})

test('an address that has ended can be ordered again, as its mail says', async () => {
  const { id, cookie, subscription } = await orderWithAddress(payload)
  const order = { id, cookie }
  const address = await addonCoded(payload, 'business_address')
  expect((await add(order, { addonId: address.id })).status).toBe(422)
  await renewSubscriptions(payload, new Date(Date.parse(subscription.renewsAt) + 15 * 86_400_000))

  expect((await add(order, { addonId: address.id })).status).toBe(200)
})
