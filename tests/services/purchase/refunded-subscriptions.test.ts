import { expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import type { Order, Refund } from '@/src/payload-types'
import { undoRefund } from '@/src/services/purchase/refund/undo-refund'
import { renewSubscriptions } from '@/src/services/subscriptions/renew-subscriptions'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { giveBack } from '@/tests/support/orders/agent-company'
import { addonCoded, orderWithAddress, pay } from '@/tests/support/orders/paid-order'

const payload = await testPayload()
const address = await addonCoded(payload, 'business_address')

const DAY = 86_400_000
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const subscriptionOf = (id: string) =>
  payload.findByID({ collection: 'subscriptions', id, ...everything })

const isOver = ({ endsAt }: { endsAt?: string | null }) => Date.parse(endsAt ?? '') <= Date.now()

async function allOf(collection: 'orders' | 'emails', field: string, value: string) {
  const where = { [field]: { equals: value } }
  return (await payload.find({ collection, where, sort: 'createdAt', ...everything })).docs
}

const undo = (refund: Refund) =>
  inTransaction(payload, (req) => undoRefund(req, refund, 'It did not arrive'))

const line = (label: string, ref: string, amountMinor: number) =>
  ({ kind: 'add_on', ref, label, amountMinor, refundable: true, billing: 'once' }) as const

/** A paid order of a business address by the month and something else. */
const withAddress = () =>
  orderWithAddress(payload, {
    totalMinor: 129_00,
    lines: [
      { ...line('Business Address (one month)', address.id, 29_00), billing: 'monthly' },
      line('Standard', 'standard', 100_00),
    ],
  })

/** Its first renewal, paid. */
async function renewed(subscription: { id: string; renewsAt: string }): Promise<Order> {
  await renewSubscriptions(payload, new Date(Date.parse(subscription.renewsAt) - 7 * DAY))
  const invoices = await allOf('orders', 'subscription', subscription.id)
  const id = invoices.at(-1)?.id ?? ''
  await pay(payload, id)
  return payload.findByID({ collection: 'orders', id, ...everything })
}

test('a line that is given back in full ends its subscription, without another notice', async () => {
  const { id, cookie, subscription } = await withAddress()
  await renewSubscriptions(payload, new Date(Date.parse(subscription.renewsAt) - 7 * DAY))
  const [invoice] = await allOf('orders', 'subscription', subscription.id)

  await giveBack(payload, id, 29_00)

  const after = await subscriptionOf(subscription.id)
  expect(after).toMatchObject({ status: 'cancelled', renewalOrder: null })
  expect(isOver(after)).toBe(true)
  expect(
    await payload.findByID({ collection: 'orders', id: invoice?.id ?? '', ...everything }),
  ).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' })
  const mails = (await allOf('emails', 'order', id)).length
  await renewSubscriptions(payload, new Date(Date.parse(subscription.renewsAt) + DAY))
  expect(await allOf('orders', 'subscription', subscription.id)).toHaveLength(1)
  expect(await allOf('emails', 'order', id)).toHaveLength(mails)
  const resume = `/subscriptions/${subscription.id}/resume`
  expect(
    await api('POST', resume, { headers: { origin: 'http://localhost:3000', cookie } }),
  ).toMatchObject({ status: 409 })
})

test('a part of a line, or another line, ends none', async () => {
  const { id, subscription } = await withAddress()

  await giveBack(payload, id, 28_99)

  expect((await subscriptionOf(subscription.id)).status).toBe('active')
})

test('an order that is given back as a whole ends what it began', async () => {
  const { id, subscription } = await orderWithAddress(payload, {}, 'annual')

  await giveBack(payload, id, 299_00)

  const after = await subscriptionOf(subscription.id)
  expect(after.status).toBe('cancelled')
  expect(isOver(after)).toBe(true)
})

test('a refund that did not arrive lets it go on, and one of another line changes nothing', async () => {
  const { id, subscription } = await withAddress()
  const ofAddress = await giveBack(payload, id, 29_00)
  const ofAnother = await giveBack(payload, id, 50_00)

  await undo(ofAnother)
  expect((await subscriptionOf(subscription.id)).status).toBe('cancelled')
  await undo(ofAddress)

  expect(await subscriptionOf(subscription.id)).toMatchObject({
    status: 'active',
    endsAt: null,
    renewsAt: subscription.renewsAt,
  })
})

test('what was canceled before stays so when a refund does not arrive', async () => {
  const { id, cookie, subscription } = await withAddress()
  await api('POST', `/subscriptions/${subscription.id}/cancel`, {
    body: {},
    headers: { origin: 'http://localhost:3000', cookie },
  })

  const refund = await giveBack(payload, id, 29_00)
  expect(isOver(await subscriptionOf(subscription.id))).toBe(true)
  await undo(refund)

  expect((await subscriptionOf(subscription.id)).status).toBe('cancelled')
})

test('a first period that is given back leaves the later one that is paid', async () => {
  const { id, subscription } = await withAddress()
  await renewed(subscription)
  const { renewsAt } = await subscriptionOf(subscription.id)

  await giveBack(payload, id, 29_00)

  expect(await subscriptionOf(subscription.id)).toMatchObject({
    status: 'cancelled',
    endsAt: renewsAt,
  })
})

test('a renewal that is given back ends the subscription with the period before it', async () => {
  const { subscription } = await withAddress()
  const renewal = await renewed(subscription)

  const refund = await giveBack(payload, renewal.id, 29_00)

  expect(await subscriptionOf(subscription.id)).toMatchObject({
    status: 'cancelled',
    endsAt: subscription.renewsAt,
    renewsAt: subscription.renewsAt,
  })
  await undo(refund)
  const again = await subscriptionOf(subscription.id)
  expect(again.status).toBe('active')
  expect(Date.parse(again.renewsAt)).toBeGreaterThan(Date.parse(subscription.renewsAt))
})

test('a renewal that was paid twice goes back once, and the subscription goes on', async () => {
  const { subscription } = await withAddress()
  const { lines, catalogue, parent } = await renewed(subscription)
  const second = await builder(payload)('orders', {
    kind: 'renewal',
    parent,
    subscription: subscription.id,
    status: 'pending',
    paymentStatus: 'pending',
    lines: lines?.map(({ id: _, ...one }) => one),
    catalogue,
    totalMinor: 29_00,
  })
  await pay(payload, second.id)

  await giveBack(payload, second.id, 29_00)

  expect((await subscriptionOf(subscription.id)).status).toBe('active')
})
