import { sql } from 'drizzle-orm'
import type { Where } from 'payload'
import { expect, test } from 'vitest'

import { HANDLERS } from '@/src/jobs/handlers'
import { sandboxGateway } from '@/src/services/payments/gateways/resolve-gateway'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'
import { api } from '@/tests/support/api'
import { readAttemptResult } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { settleQueued } from '@/tests/support/orders/trading'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

const { payload, shop, ours, customer } = await openForTrade()

/** What our books hold under a condition. */
async function booked<Slug extends 'orders' | 'webhookEvents'>(collection: Slug, where: Where) {
  const { docs } = await payload.find({
    collection,
    where,
    depth: 0,
    overrideAccess: true, // the test looks at the books
  })
  return docs
}

/** Razorpay's window is open; nothing was paid in it yet. */
async function waiting() {
  const ada = await customer()
  const { ref } = await ada.begin('razorpay')
  return { ada, ref, id: ada.orderId() }
}

test('money for an order that is none of ours changes nothing, and its event is ignored', async () => {
  const opened = await sandboxGateway('razorpay').open({
    orderId: crypto.randomUUID(),
    attemptId: crypto.randomUUID(),
    amount: { minor: 100_00, currency: 'INR' },
    description: 'Not ours',
    email: 'eve@example.com',
    name: 'Eve',
    phone: null,
    confirmationToken: null,
    returnUrl: 'http://localhost:3000/checkout/return?gateway=razorpay',
    cancelUrl: 'http://localhost:3000/checkout/return?gateway=razorpay&cancelled=1',
    idempotencyKey: crypto.randomUUID(),
  })
  await shop.payInWindow(opened.ref ?? '')
  const statuses = async () => {
    await settleQueued(payload)
    const docs = await booked('webhookEvents', { ref: { equals: opened.ref } })
    return docs.map((event) => event.status)
  }

  await expect.poll(statuses).toEqual(['ignored', 'ignored', 'ignored'])
})

test.each([
  ['another amount', sql`amount_minor = amount_minor + 1`, /expected 2079151/],
  ['another currency', sql`currency = 'USD'`, /Paid in INR, expected USD/],
  ['another total', sql`order_minor = order_minor - 1`, /the order has changed/],
])('money of %s than we asked for is set aside for a person', async (_name, change, reason) => {
  const { ref, id } = await waiting()
  await runSql({ payload }, sql`update payments set ${change} where order_id = ${id}`)
  await shop.payInWindow(ref)

  expect(await settlePayment(payload, 'razorpay', ref)).toMatchObject({ kind: 'quarantined' })

  expect(await ours.payments(id)).toMatchObject([
    { status: 'quarantined', quarantineReason: expect.stringMatching(reason) },
  ])
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'pending', receiptNumber: null })
  expect(await ours.alarms(id)).toHaveLength(1)
})

test('staff can give back what was set aside, whole', async () => {
  const { ref, id } = await waiting()
  await runSql({ payload }, sql`update payments set order_minor = 1 where order_id = ${id}`)
  await shop.payInWindow(ref)
  await settlePayment(payload, 'razorpay', ref)
  const [payment] = await ours.payments(id)
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

  const answer = await api('POST', `/orders/${id}/refund`, {
    as: admin,
    body: { all: true, reason: 'It does not fit', paymentId: payment?.id },
  })

  expect(answer).toMatchObject({ status: 200, body: { refund: { status: 'succeeded' } } })
  expect(await shop.taken(id)).toEqual([])
  expect(await ours.payments(id)).toMatchObject([{ status: 'refunded' }])
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'pending', refundedMinor: 0 })
})

test('webhooks that overtake each other, repeat and come all at once end as one paid order', async () => {
  await shop.control('webhooks', { mode: 'repeat', times: 3 })
  const { ref, id } = await waiting()
  await shop.payInWindow(ref, 'declines')
  await shop.payInWindow(ref)
  const events = async () => {
    const { docs } = await payload.find({
      collection: 'webhookEvents',
      where: { ref: { equals: ref } },
      depth: 0,
      limit: 20,
      overrideAccess: true, // the test looks at the books
    })
    return docs
  }
  await expect.poll(async () => (await events()).length).toBe(4)

  const late = (await events()).reverse()
  const settle = ({ id: eventId }: { id: string }) =>
    HANDLERS['settle-payment'](payload, { gateway: 'razorpay', ref, eventId }, true)
  await Promise.all([...late, ...late].map(settle))

  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid' })
  expect((await events()).map((event) => event.status)).toEqual(Array(4).fill('processed'))
  expect(await ours.mails(id, 'receipt')).toHaveLength(1)
  expect(await shop.taken(id)).toEqual([2_079_150])
})

test('a webhook that comes before the answer to the browser settles the payment', async () => {
  const ada = await customer()
  await shop.control('faults', { next: 'lost_answer', count: 2 })
  const pressed = ada.complete(await shop.cardToken())
  const settled = async () => {
    await settleQueued(payload)
    const docs = await booked('orders', { email: { equals: ada.email } })
    return docs[0]?.paymentStatus
  }
  await expect.poll(settled).toBe('paid')
  await pressed

  expect(await ours.payments(ada.orderId())).toMatchObject([{ status: 'succeeded' }])
  expect(await shop.taken(ada.orderId())).toEqual([249_00])
}, 60_000)

test('staff take over a payment that did not arrive', async () => {
  await shop.control('webhooks', { mode: 'drop' })
  const { ref, id } = await waiting()
  await shop.payInWindow(ref)
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  const [payment] = await ours.payments(id)

  expect(await api('POST', `/payments/${payment?.id}/look`)).toMatchObject({ status: 401 })
  expect(await api('POST', `/payments/${payment?.id}/look`, { as: admin })).toMatchObject({
    status: 200,
    body: { payment: { status: 'succeeded', known: true } },
  })
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid' })
})

test('what a gateway says of a payment is kept without the key to it', async () => {
  const ada = await customer()
  const began = await ada.call('POST', '/checkout/place', {
    expectedTotalMinor: 249_00,
    gateway: 'stripe',
    confirmationToken: await shop.cardToken('4000002760003184'),
    consent: true,
  })
  const { ref } = readAttemptResult(began.body) ?? {}
  expect(JSON.stringify(began.body)).toMatch(/_secret_/)
  const kept = async () => {
    const { docs } = await payload.find({
      collection: 'webhookEvents',
      where: { ref: { equals: ref } },
      depth: 0,
      overrideAccess: true, // the test looks at the books
    })
    return docs.map((event) => event.payload)
  }
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

  await expect.poll(async () => (await kept()).length).toBeGreaterThan(0)

  const seen = await api('GET', `/webhookEvents?where[ref][equals]=${ref}`, { as: admin })
  for (const text of [JSON.stringify(await kept()), JSON.stringify(seen.body)]) {
    expect(text).toContain('client_secret')
    expect(text).not.toMatch(/_secret_[A-Za-z0-9]/)
  }
})
