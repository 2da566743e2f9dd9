import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import { renewSubscriptions } from '@/src/services/subscriptions/renew-subscriptions'
import { startSubscriptions } from '@/src/services/subscriptions/start-subscriptions'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { orderWithAddress, paidOrder, pay } from '@/tests/support/orders/paid-order'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const DAY = 86_400_000
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const subscriptionOf = (id: string) =>
  payload.findByID({ collection: 'subscriptions', id, ...everything })

const orderOf = (id: unknown) =>
  payload.findByID({ collection: 'orders', id: String(id), ...everything })

const invoicesOf = async (id: string) =>
  (
    await payload.find({
      collection: 'orders',
      where: { subscription: { equals: id } },
      sort: 'createdAt',
      ...everything,
    })
  ).docs

const mailsOf = async (order: string, since: RegExp = /./) => {
  const { docs } = await payload.find({
    collection: 'emails',
    where: { order: { equals: order }, template: { equals: 'renewal' } },
    sort: 'createdAt',
    ...everything,
  })
  return docs.map(({ subject }) => subject).filter((subject) => since.test(subject))
}

/** As many days from the renewal as `days`, before it when negative. */
const daysFrom = (renewsAt: string, days: number) => new Date(Date.parse(renewsAt) + days * DAY)

const post = (path: string, order: { cookie: string }, body: object = {}) =>
  api('POST', path, {
    body,
    headers: { origin: 'http://localhost:3000', cookie: order.cookie },
  })

test('a paid recurring line begins one subscription, however often it is paid for', async () => {
  const { id, subscription } = await orderWithAddress(payload, { email: 'ada@example.com' })
  expect(subscription).toMatchObject({
    label: 'Business Address',
    status: 'active',
    billing: 'monthly',
    amountMinor: 29_00,
    email: 'ada@example.com',
  })

  const order = await orderOf(id)
  await inTransaction(payload, (req) => startSubscriptions(req, order))

  const { totalDocs } = await payload.count({
    collection: 'subscriptions',
    where: { order: { equals: id } },
    overrideAccess: true, // counted by the test
  })
  expect(totalDocs).toBe(1)
})

test('a week before a month ends there is one notice and one invoice, and no charge', async () => {
  const { id, subscription } = await orderWithAddress(payload)
  const { renewsAt } = subscription

  await renewSubscriptions(payload, daysFrom(renewsAt, -8))
  expect(await invoicesOf(subscription.id)).toHaveLength(0)
  const due = daysFrom(renewsAt, -7)
  await Promise.all([renewSubscriptions(payload, due), renewSubscriptions(payload, due)])

  const invoices = await invoicesOf(subscription.id)
  expect(invoices).toHaveLength(1)
  expect(invoices[0]).toMatchObject({
    kind: 'renewal',
    parent: id,
    status: 'pending',
    paymentStatus: 'pending',
    totalMinor: 29_00,
  })
  expect(await mailsOf(id)).toEqual([expect.stringMatching(/renews on/)])
  const attempts = await payload.count({
    collection: 'payments',
    where: { order: { equals: invoices[0]?.id } },
    overrideAccess: true, // counted by the test
  })
  expect(attempts.totalDocs).toBe(0)
})

test('however many fall due, each gets its invoice', async () => {
  const due = await Promise.all([1, 2, 3].map(() => orderWithAddress(payload)))
  const { renewsAt } = due[0]?.subscription ?? {}
  for (const { subscription } of due.slice(0, 2)) {
    await payload.update({
      collection: 'subscriptions',
      id: subscription.id,
      data: { renewsAt }, // two at the same moment
      ...everything,
    })
  }

  await renewSubscriptions(payload, daysFrom(renewsAt ?? '', -6), 1)

  for (const { subscription } of due) expect(await invoicesOf(subscription.id)).toHaveLength(1)
})

test('paying the invoice moves the renewal on by one period, once', async () => {
  const { subscription } = await orderWithAddress(payload)
  await renewSubscriptions(payload, daysFrom(subscription.renewsAt, -7))
  const [invoice] = await invoicesOf(subscription.id)

  await pay(payload, invoice?.id ?? '')

  const after = await subscriptionOf(subscription.id)
  const days = (Date.parse(after.renewsAt) - Date.parse(subscription.renewsAt)) / DAY
  expect(days).toBeGreaterThanOrEqual(28)
  expect(days).toBeLessThanOrEqual(31)
  expect(after).toMatchObject({ status: 'active', renewalOrder: null })
  expect((await orderOf(invoice?.id)).status).toBe('completed')

  await renewSubscriptions(payload, daysFrom(subscription.renewsAt, -6))
  expect(await invoicesOf(subscription.id)).toHaveLength(1)
})

test('an unpaid renewal is reminded of, falls past due, and lapses with its invoice', async () => {
  const { id, subscription } = await orderWithAddress(payload)
  const { renewsAt } = subscription
  await renewSubscriptions(payload, daysFrom(renewsAt, -7))

  await renewSubscriptions(payload, daysFrom(renewsAt, 1))
  await renewSubscriptions(payload, daysFrom(renewsAt, 2))
  expect((await subscriptionOf(subscription.id)).status).toBe('past_due')
  expect(await mailsOf(id, /Reminder/)).toHaveLength(1)

  await renewSubscriptions(payload, daysFrom(renewsAt, 8))
  expect(await mailsOf(id, /overdue/)).toHaveLength(1)

  await renewSubscriptions(payload, daysFrom(renewsAt, 14))
  const [invoice] = await invoicesOf(subscription.id)
  expect((await subscriptionOf(subscription.id)).status).toBe('lapsed')
  expect(invoice?.status).toBe('cancelled')
  expect(await mailsOf(id, /has ended/)).toHaveLength(1)
})

test('a payment that arrives after the lapse brings the service back', async () => {
  const { subscription } = await orderWithAddress(payload)
  await renewSubscriptions(payload, daysFrom(subscription.renewsAt, -7))
  await renewSubscriptions(payload, daysFrom(subscription.renewsAt, 20))
  const [invoice] = await invoicesOf(subscription.id)

  await pay(payload, invoice?.id ?? '')

  expect((await subscriptionOf(subscription.id)).status).toBe('active')
})

test('cancelling ends it with the paid period, takes the invoice back, and can be undone', async () => {
  const order = await orderWithAddress(payload)
  const { subscription } = order
  await renewSubscriptions(payload, daysFrom(subscription.renewsAt, -7))

  const cancelled = await post(`/subscriptions/${subscription.id}/cancel`, order, {
    reason: 'Moved',
  })

  expect(cancelled).toMatchObject({
    status: 200,
    body: { subscription: { status: 'cancelled', endsAt: subscription.renewsAt } },
  })
  expect((await invoicesOf(subscription.id))[0]?.status).toBe('cancelled')
  expect((await subscriptionOf(subscription.id)).cancelReason).toBe('Moved')
  await renewSubscriptions(payload, daysFrom(subscription.renewsAt, -3))
  expect(await invoicesOf(subscription.id)).toHaveLength(1)

  expect((await post(`/subscriptions/${subscription.id}/resume`, order)).status).toBe(200)
  await renewSubscriptions(payload, daysFrom(subscription.renewsAt, -3))
  expect(await invoicesOf(subscription.id)).toHaveLength(2)
})

test('after the end a cancellation cannot be taken back', async () => {
  const order = await orderWithAddress(payload)
  await post(`/subscriptions/${order.subscription.id}/cancel`, order)
  const ended = new Date(Date.now() - DAY).toISOString()
  await payload.update({
    collection: 'subscriptions',
    id: order.subscription.id,
    data: { endsAt: ended },
    ...everything,
  })

  const answer = await post(`/subscriptions/${order.subscription.id}/resume`, order)

  expect(answer).toMatchObject({ status: 409, body: { error: { code: 'not_resumable' } } })
})

test('its customer and staff who manage orders may cancel; to others it does not exist', async () => {
  const [mine, theirs] = [await orderWithAddress(payload), await orderWithAddress(payload)]
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  const other = await person(payload)
  const cancel = `/subscriptions/${theirs.subscription.id}/cancel`

  expect((await post(cancel, mine)).status).toBe(404)
  expect((await post(cancel, { cookie: '' })).status).toBe(404)
  expect((await api('POST', cancel, { as: other, body: {} })).status).toBe(404)
  expect((await post('/subscriptions/nonsense/cancel', mine)).status).toBe(404)
  expect((await api('POST', cancel, { as: admin, body: {} })).status).toBe(200)
  const log = await payload.find({
    collection: 'auditLog',
    where: { documentId: { equals: theirs.subscription.id }, action: { equals: 'cancel' } },
    ...everything,
  })
  expect(log.docs[0]).toMatchObject({ actorEmail: FIRST_ADMIN.email })
})

test('what was refunded does not renew', async () => {
  const { id, subscription } = await orderWithAddress(payload)
  await payload.update({
    collection: 'orders',
    id,
    data: { paymentStatus: 'refunded' },
    ...everything,
  })

  await renewSubscriptions(payload, daysFrom(subscription.renewsAt, -7))

  expect(await invoicesOf(subscription.id)).toHaveLength(0)
  expect((await subscriptionOf(subscription.id)).status).toBe('cancelled')
})

test('bookkeeping is a subscription by the month, renewed by an invoice and cancelled like any other', async () => {
  const { docs } = await payload.find({
    collection: 'services',
    where: { slug: { equals: 'bookkeeping' } },
    ...everything,
  })
  const ref = docs[0]?.id ?? ''
  const { id, cookie } = await paidOrder(payload, {
    serviceType: 'bookkeeping',
    packageType: 'basic',
    totalMinor: 149_00,
    lines: [
      {
        kind: 'service',
        ref,
        label: 'Bookkeeping Service (Basic), first month',
        amountMinor: 149_00,
        refundable: true,
        billing: 'monthly',
        service: 'bookkeeping',
      },
    ],
  })
  const order = await orderOf(id)
  await inTransaction(payload, (req) => startSubscriptions(req, order))
  const begun = await payload.find({
    collection: 'subscriptions',
    where: { order: { equals: id } },
    ...everything,
  })
  expect(begun.docs).toMatchObject([
    {
      label: 'Bookkeeping Service (Basic)',
      service: ref,
      billing: 'monthly',
      amountMinor: 149_00,
      status: 'active',
    },
  ])
  const subscription = begun.docs[0]
  if (!subscription) throw new Error('No subscription began')

  await renewSubscriptions(payload, daysFrom(subscription.renewsAt, -7))
  const [invoice] = await invoicesOf(subscription.id)
  expect(invoice).toMatchObject({
    kind: 'renewal',
    totalMinor: 149_00,
    lines: [{ ref, label: expect.stringMatching(/^Bookkeeping Service \(Basic\), /) }],
  })
  await pay(payload, invoice?.id ?? '')
  expect(Date.parse((await subscriptionOf(subscription.id)).renewsAt)).toBeGreaterThan(
    Date.parse(subscription.renewsAt),
  )
  expect((await orderOf(invoice?.id)).timeline?.map(({ stage }) => stage)).not.toContain(
    'waiting_for_you',
  )

  const answer = await post(`/subscriptions/${subscription.id}/cancel`, { cookie })
  expect(answer).toMatchObject({ status: 200, body: { subscription: { status: 'cancelled' } } })
})
