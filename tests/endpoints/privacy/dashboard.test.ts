import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const look = async (path: string, call: Parameters<typeof api>[2] = {}) =>
  (await api('GET', `/internal/page?${new URLSearchParams({ path })}`, call)).status

test('a page about an order is there for its owner alone, whoever else asks', async () => {
  const owner = await person(payload)
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  const { id } = await paidOrder(payload, { user: owner.id })

  for (const path of [`/dashboard/orders/${id}`, `/orders/${id}/pay`, `/receipts/${id}`]) {
    expect(await look(path, { as: owner }), path).toBe(204)
    expect(await look(path, { as: await person(payload) }), path).toBe(404)
    expect(await look(path, { as: admin }), path).toBe(404)
  }
  expect(await look(`/orders/${id}`)).toBe(404)
  expect(await look(`/dashboard/orders/${id}`)).toBe(401)
})

test('a company is there once it is formed, and the library of documents once it was bought', async () => {
  const [owner, stranger] = [await person(payload), await person(payload)]
  const { id } = await paidOrder(payload, { user: owner.id })
  const paths = [`/dashboard/companies/${id}`, `/dashboard/orders/${id}/templates`] as const
  for (const path of paths) expect(await look(path, { as: owner }), path).toBe(404)

  const { lines } = await payload.findByID({ collection: 'orders', id, overrideAccess: true })
  const [first] = lines ?? []
  if (!first) throw new Error('An order without a line')
  const library = {
    ...first,
    id: undefined,
    kind: 'add_on' as const,
    service: 'templates' as const,
  }
  await payload.update({
    collection: 'orders',
    id,
    data: { formedOn: new Date().toISOString(), lines: [first, library] },
    overrideAccess: true,
  })
  for (const path of paths) {
    expect(await look(path, { as: owner }), path).toBe(204)
    expect(await look(path, { as: stranger }), path).toBe(404)
  }
})

test('a guest’s pages are there for the browser that ordered, none of them in a dashboard', async () => {
  const { id, cookie } = await paidOrder(payload)
  const other = await paidOrder(payload)
  const mine = { headers: { cookie } }

  expect(await look(`/orders/${id}`, mine)).toBe(204)
  expect(await look(`/receipts/${id}`, mine)).toBe(204)
  expect(await look(`/orders/${other.id}`, mine)).toBe(404)
  expect(await look(`/dashboard/orders/${id}`, { as: await person(payload) })).toBe(404)
})

test('there is no receipt before an order is paid, and no page for what is none', async () => {
  const owner = await person(payload)
  const unpaid = await builder(payload)('orders', {
    user: owner.id,
    status: 'pending',
    paymentStatus: 'pending',
  })

  expect(await look(`/receipts/${unpaid.id}`, { as: owner })).toBe(404)
  expect(await look(`/orders/${unpaid.id}/pay`, { as: owner })).toBe(204)
  for (const path of ['/dashboard/orders/nonsense', '/elsewhere', '']) {
    expect(await look(path, { as: owner }), path).toBe(404)
  }
})

test('the menu counts what needs its customer: of one’s own, until it is done, and no unpaid order', async () => {
  const customer = await person(payload)
  const build = builder(payload)
  const order = await build('orders', { user: customer.id, packageType: 'starter' })
  await build('orders', { user: customer.id, status: 'pending', paymentStatus: 'pending' })
  await build('orders', { status: 'pending', paymentStatus: 'pending' })
  const ticket = await build('tickets', {
    user: customer.id,
    lastStaffAt: new Date().toISOString(),
  })
  const waiting = async () => (await api('GET', '/account/waiting', { as: customer })).body

  expect(await waiting()).toEqual({ orders: 1, tickets: 1 })

  await build('filings', { order: order.id, completedAt: new Date().toISOString() })
  await payload.update({
    collection: 'tickets',
    id: ticket.id,
    data: { customerReadAt: new Date(Date.now() + 1000).toISOString() },
    overrideAccess: true, // as reading the thread does
  })

  expect(await waiting()).toEqual({ orders: 0, tickets: 0 })
  expect((await api('GET', '/account/waiting')).body).toEqual({ orders: 0, tickets: 0 })
})

test('the tracker shows an order and its documents to its customer alone', async () => {
  const customer = await person(payload)
  const { id } = await paidOrder(payload, { user: customer.id })
  const build = builder(payload)
  const paper = await build('documents', { order: id, user: customer.id })
  await build('documents', { user: customer.id })

  const tracking = await api('GET', `/orders/${id}/tracking`, { as: customer })

  expect(tracking).toMatchObject({
    status: 200,
    body: { order: { id, status: 'processing' }, papers: [{ id: paper.id }] },
  })
  const stranger = { as: await person(payload) }
  expect((await api('GET', `/orders/${id}/tracking`, stranger)).status).toBe(404)
})
