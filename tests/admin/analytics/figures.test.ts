import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import type { Order } from '@/src/payload-types'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { figure, sumRevenue } from '@/tests/support/orders/business-figures'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
})

const LINES = [
  { kind: 'service', ref: 'p', label: 'Package', amountMinor: 149_00 },
  { kind: 'add_on', ref: 'a', label: 'Add-on', amountMinor: 50_00 },
  { kind: 'state_fee', ref: 's', label: 'State fee', amountMinor: 100_00 },
] as const

const lines = () => LINES.map((line) => ({ ...line, refundable: true, billing: 'once' as const }))

const order = (changes: Partial<Order>) =>
  builder(payload)('orders', { totalMinor: 299_00, currency: 'USD', lines: lines(), ...changes })

const paid = (paidAt = new Date()) =>
  order({ status: 'processing', paymentStatus: 'paid', paidAt: paidAt.toISOString() })

type Part = { lineId: string; kind: string; amountMinor: number }

async function giveBack({ id }: Order, amountMinor: number, lines: Part[] | null) {
  const payment = await builder(payload)('payments', { order: id, amountMinor: 299_00 })
  await payload.create({
    collection: 'refunds',
    data: {
      payment: payment.id,
      order: id,
      amountMinor,
      currency: 'USD',
      orderMinor: amountMinor,
      isAutomatic: false,
      kind: 'refund',
      lines,
      reason: 'Asked for it',
      status: 'succeeded',
      idempotencyKey: `refund of ${id}`,
    },
    overrideAccess: true, // arranges the test; the builder would make an order of its own
  })
}

const partOf = (sold: Order, kind: string, amountMinor: number): Part => {
  const lineId = sold.lines?.find((line) => line.kind === kind)?.id
  if (!lineId) throw new Error(`The order has no ${kind}`)
  return { lineId, kind, amountMinor }
}

test('revenue is our fees of paid orders, and the state’s fees stand beside it', async () => {
  const before = await sumRevenue(payload)
  await paid()
  await paid(new Date(Date.now() - 3 * 24 * 60 * 60 * 1000))
  await order({ paymentStatus: 'pending' })
  await order({ paymentStatus: 'failed' })
  const after = await sumRevenue(payload)

  expect(after.ours.total - before.ours.total).toBe(2 * 199_00)
  expect(after.stateFees.total - before.stateFees.total).toBe(2 * 100_00)
  expect(after.ours.today - before.ours.today).toBe(199_00)
})

test('a refund of one of our lines lowers revenue and leaves the state fee', async () => {
  const sold = await paid()
  const before = await sumRevenue(payload)
  await giveBack(sold, 50_00, [partOf(sold, 'add_on', 50_00)])
  const after = await sumRevenue(payload)

  expect(after.ours.total - before.ours.total).toBe(-50_00)
  expect(after.stateFees.total).toBe(before.stateFees.total)
})

test('a refund of the state fee leaves revenue as it is', async () => {
  const sold = await paid()
  const before = await sumRevenue(payload)
  await giveBack(sold, 100_00, [partOf(sold, 'state_fee', 100_00)])
  const after = await sumRevenue(payload)

  expect(after.ours.total).toBe(before.ours.total)
  expect(after.stateFees.total - before.stateFees.total).toBe(-100_00)
})

test('a refund of the whole order takes both back', async () => {
  const before = await sumRevenue(payload)
  await giveBack(await paid(), 299_00, null)

  expect(await sumRevenue(payload)).toEqual(before)
})

test('giving back what came in twice takes nothing from revenue', async () => {
  const sold = await paid()
  const before = await sumRevenue(payload)
  const twice = await builder(payload)('payments', { order: sold.id, isDuplicate: true })
  await builder(payload)('refunds', { payment: twice.id, order: sold.id, orderMinor: 299_00 })

  expect(await sumRevenue(payload)).toEqual(before)
})

async function countOrders() {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: FIRST_ADMIN.email } },
    overrideAccess: true, // arranges the test
  })
  const [user] = docs
  if (!user) throw new Error('There is no administrator')
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const where = { status: { equals: 'completed' } }
  const { total } = await figure(payload, 'orders')
  return { total, completed: (await countUpTo(req, 'orders', { where })).count }
}

test('orders are counted by their status', async () => {
  const before = await countOrders()
  await order({ status: 'completed' })
  const after = await countOrders()

  expect(after.completed - before.completed).toBe(1)
  expect(after.total - before.total).toBe(1)
})
