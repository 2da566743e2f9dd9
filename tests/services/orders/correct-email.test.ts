import { expect, test } from 'vitest'

import { hashToken } from '@/src/lib/secrets'
import { findOrderByToken, orderToken } from '@/src/services/orders/order-pass'
import { api } from '@/tests/support/api'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { mailsTo } from '@/tests/support/mail/mailbox'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { orderWithAddress, paidOrder } from '@/tests/support/orders/paid-order'
import { person } from '@/tests/support/people/people'

const payload = await testPayload()
const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it
const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })

const staff = await person(payload, { role: 'admin' })
const correct = (id: string, was: string, email: string, as = staff) =>
  api('POST', `/orders/${id}/email`, { as, body: { was, email } })

test('every copy of a guest’s address follows, the old links end, and the receipt goes out again', async () => {
  const build = builder(payload)
  const { id } = await orderWithAddress(payload, { user: null })
  const was = (await orderOf(id)).email
  const extra = await build('orders', { parent: id, email: was, kind: 'extra', user: null })
  const ticket = await build('tickets', { order: id, user: null, requesterEmail: was })
  const waiting = await build('emails', { to: was, order: id, status: 'queued' })
  const oldPass = `${id}.${orderToken({ id, email: was })}`
  const right = `right-${nextSerial()}@example.com`

  expect(await correct(id, was, ` ${right.toUpperCase()} `)).toMatchObject({
    status: 200,
    body: { email: right },
  })

  const addresses = [await orderOf(id), await orderOf(extra.id)].map(({ email }) => email)
  expect(addresses).toEqual([right, right])
  const { docs } = await payload.find({
    collection: 'subscriptions',
    where: { order: { equals: id } },
    ...everything,
  })
  expect(docs.map(({ email }) => email)).toEqual(docs.map(() => right))
  expect(docs.length).toBeGreaterThan(0)
  const moved = await payload.findByID({ collection: 'tickets', id: ticket.id, ...everything })
  expect(moved.requesterEmail).toBe(right)
  const mail = await payload.findByID({ collection: 'emails', id: waiting.id, ...everything })
  expect(mail).toMatchObject({ status: 'skipped', to: was })
  expect((await mailsTo(payload, right)).map(({ template }) => template)).toEqual(['receipt'])
  expect(await findOrderByToken(payload, oldPass)).toBeNull()
})

test('a guest’s new link opens the order, as does the browser that placed it', async () => {
  const order = await guestOrder(payload)
  const { email: was } = await orderOf(order.id)
  const placer = 'token-of-the-browser-that-placed-it-0123456789'
  await payload.update({
    collection: 'orders',
    id: order.id,
    data: { passHash: hashToken(placer) },
    ...everything,
  })
  const email = `right-${nextSerial()}@example.com`

  await correct(order.id, was, email)

  expect(await findOrderByToken(payload, `${order.id}.${order.token}`)).toBeNull()
  expect(await findOrderByToken(payload, `${order.id}.${placer}`)).toMatchObject({ id: order.id })
  const token = orderToken({ id: order.id, email })
  expect(await findOrderByToken(payload, `${order.id}.${token}`)).toMatchObject({ id: order.id })
})

test('what is in an account, has changed meanwhile, or is no address, is refused', async () => {
  const owner = await person(payload)
  const theirs = await orderOf((await paidOrder(payload, { user: owner.id })).id)
  expect(await correct(theirs.id, theirs.email, 'x@example.com')).toMatchObject({
    status: 409,
    body: { error: { code: 'in_account' } },
  })
  const guests = await orderOf((await guestOrder(payload)).id)
  expect((await correct(guests.id, 'other@example.com', 'x@example.com')).status).toBe(409)
  expect((await correct(guests.id, guests.email, 'no address')).status).toBe(422)
  const clerk = await person(payload, { role: 'sub_admin', permissionDenials: ['manage_orders'] })
  expect((await correct(guests.id, guests.email, 'x@example.com', clerk)).status).toBe(403)
  expect((await orderOf(guests.id)).email).toBe(guests.email)
})
