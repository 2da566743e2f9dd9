import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { myCounts, myOrders, orderCounts, recentOrders } from '@/src/queries/orders/my-orders'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const ALL = { search: '', status: null, page: 1 } as const

test('everybody sees their own orders alone, staff on their dashboard too', async () => {
  const build = builder(payload)
  const customer = await build('users')
  const admin = await build('users', { role: 'admin', password: 'long enough for staff' })
  const order = await build('orders', { user: customer.id })

  expect((await myOrders(customer, ALL)).orders.map(({ id }) => id)).toEqual([order.id])
  expect((await myOrders(admin, ALL)).orders).toEqual([])
})

test('an extra and a renewal are called by what they pay', async () => {
  const build = builder(payload)
  const user = await build('users')
  const line = {
    kind: 'add_on',
    ref: 'address',
    label: 'Business Address',
    amountMinor: 29_00,
    refundable: true,
    billing: 'monthly',
  } as const
  const parent = (await build('orders', { user: user.id })).id
  const child = { user: user.id, parent, lines: [line] }
  await build('orders', { ...child, kind: 'extra' })
  await build('orders', { ...child, kind: 'renewal' })

  const names = (await myOrders(user, ALL)).orders.map(({ service }) => service)

  expect(new Set(names)).toEqual(
    new Set(['LLC Formation', 'Business Address', 'Renewal: Business Address']),
  )
})

test('an order is found by name, number or receipt, and by status', async () => {
  const build = builder(payload)
  const user = await build('users')
  const engine = await build('orders', { user: user.id, companyName: 'Engine LLC' })
  const loom = await build('orders', {
    user: user.id,
    companyName: 'Loom LLC',
    status: 'completed',
    receiptNumber: '1999-00042',
  })
  const found = async (change: object) =>
    (await myOrders(user, { ...ALL, ...change })).orders.map(({ id }) => id)

  expect(await found({ search: 'engine' })).toEqual([engine.id])
  expect(await found({ search: `#${loom.id.slice(0, 8)}` })).toEqual([loom.id])
  expect(await found({ search: '00042' })).toEqual([loom.id])
  expect(await found({ search: 'formation', status: 'completed' })).toEqual([loom.id])
  expect(await found({ search: 'trademark' })).toEqual([])
  expect(await found({ status: 'completed' })).toEqual([loom.id])
  expect(await found({ status: 'active' })).toEqual([engine.id])
  expect(await found({ search: 'engine', status: 'completed' })).toEqual([])
})

test('an order that was refunded as a whole is shown as such, and is not under way', async () => {
  const build = builder(payload)
  const user = await build('users')
  const refunded = await build('orders', { user: user.id, paymentStatus: 'refunded' })
  const listed = async (status: 'active' | 'processing' | null) =>
    (await myOrders(user, { ...ALL, status })).orders

  expect(await listed(null)).toMatchObject([{ id: refunded.id, payment: 'refunded' }])
  expect(await listed('active')).toEqual([])
  expect(await listed('processing')).toEqual([])
  expect((await myCounts(user)).active).toBe(0)
})

test('an order that a bank is confirming the payment of says so', async () => {
  const build = builder(payload)
  const user = await build('users')
  const unpaid = { user: user.id, status: 'pending', paymentStatus: 'pending' } as const
  const { id } = await build('orders', unpaid)
  await build('payments', { order: id, status: 'processing' })

  expect((await myOrders(user, ALL)).orders).toMatchObject([{ id, payment: 'processing' }])
  expect(await recentOrders(user, 5)).toMatchObject([{ id, payment: 'processing' }])
})

test('orders are grouped by who acts next, each with its stage and the one thing to do', async () => {
  const build = builder(payload)
  const user = await build('users')
  const at = '2026-11-01T12:00:00.000Z'
  const own = { user: user.id, packageType: 'starter' }
  const asked = await build('orders', { ...own, companyName: 'Osprey Labs' })
  const rejected = await build('orders', {
    ...own,
    timeline: [{ at, stage: 'rejected', service: 'llc', note: 'Taken' }],
  })
  const filed = await build('orders', {
    ...own,
    timeline: [{ at, stage: 'submitted', service: 'llc' }],
  })
  const done = await build('orders', { ...own, status: 'completed' })
  await build('documents', { user: user.id, order: done.id })
  const line = {
    kind: 'add_on',
    ref: 'x',
    label: 'Banking Resolution',
    refundable: true,
    billing: 'once',
  } as const
  const unpaid = await build('orders', {
    ...{ user: user.id, kind: 'extra', parent: done.id, totalMinor: 29_00 },
    ...{ status: 'pending', paymentStatus: 'pending', companyName: null },
    lines: [{ ...line, amountMinor: 29_00 }],
  })

  const { orders } = await myOrders(user, ALL)

  expect(orders.map(({ group }) => group)).toEqual(['you', 'you', 'unpaid', 'progress', 'done'])
  const row = (id: string) => orders.find((one) => one.id === id)
  expect(row(asked.id)).toMatchObject({
    companyName: 'Osprey Labs LLC',
    stage: { title: 'Your formation details needed', tone: 'warning' },
    action: {
      label: 'Add formation details',
      href: `/dashboard/orders/${asked.id}#formation-details`,
    },
    canRemove: false,
  })
  expect(row(rejected.id)).toMatchObject({
    stage: { tone: 'danger', at },
    next: { title: 'New 24-hour clock' },
    action: { label: 'Choose another name' },
  })
  expect(row(unpaid.id)).toMatchObject({
    stage: { title: '$29.00 not paid' },
    action: { label: 'Pay $29.00', href: `/orders/${unpaid.id}/pay` },
    canRemove: true,
  })
  expect(row(filed.id)).toMatchObject({
    stage: { title: 'Approval by the state' },
    next: { title: 'Filed with the state', at, note: 'The state sets the time' },
    action: null,
  })
  expect(row(done.id)).toMatchObject({
    next: { title: '1 document' },
    action: { label: 'Download Documents' },
  })
  expect(await orderCounts(user)).toEqual({
    ...{ all: 5, active: 4, pending: 1, processing: 3, completed: 1, cancelled: 0 },
  })
})

test("the dashboard's figures count what there is", async () => {
  const build = builder(payload)
  const user = await build('users')
  for (const status of ['pending', 'processing', 'completed', 'cancelled'] as const) {
    await build('orders', { user: user.id, status })
  }
  await build('documents', { user: user.id })
  await build('tickets', { user: user.id, status: 'open' })
  await build('tickets', { user: user.id, status: 'closed' })

  expect(await myCounts(user)).toEqual({ active: 2, completed: 1, documents: 1, openTickets: 1 })
})
