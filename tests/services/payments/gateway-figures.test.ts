import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { Payment } from '@/src/payload-types'
import { gatewayFigures, hasRealPayments } from '@/src/queries/payments/gateway-figures'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const DAY_MS = 24 * 60 * 60 * 1000
const REAL = { practice: false }

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
})
beforeEach(async () => {
  for (const collection of ['refunds', 'webhookEvents', 'payments'] as const) {
    await payload.db.deleteMany({ collection, where: {}, req: {} })
  }
})

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

const pay = (changes: Partial<Payment> = {}) =>
  builder(payload)('payments', {
    sandbox: false,
    amountMinor: 100_00,
    orderMinor: 100_00,
    settledAt: daysAgo(0),
    ...changes,
  })

const payRupees = (changes: Partial<Payment> = {}) =>
  pay({ gateway: 'razorpay', currency: 'INR', amountMinor: 8_350_00, ...changes })

const giveBack = (payment: Payment, amountMinor: number, status: 'succeeded' | 'pending') =>
  builder(payload)('refunds', {
    payment: payment.id,
    order: typeof payment.order === 'string' ? payment.order : payment.order.id,
    amountMinor,
    orderMinor: amountMinor,
    currency: payment.currency,
    status,
    settledAt: daysAgo(0),
  })

const amounts = async (period: 'today' | '7d' | '30d' | 'all' = 'all') =>
  (await gatewayFigures(payload, period, REAL)).takings.map(({ gateway, received, net }) => [
    gateway,
    received.currency,
    received.minor,
    net.minor,
  ])

test('dollars and rupees are never added together', async () => {
  await pay()
  await pay({ gateway: 'paypal', amountMinor: 50_00 })
  await payRupees()

  expect((await amounts()).sort()).toEqual([
    ['paypal', 'USD', 50_00, 50_00],
    ['razorpay', 'INR', 8_350_00, 8_350_00],
    ['stripe', 'USD', 100_00, 100_00],
  ])
})

test('a refund that arrived lowers the net of its gateway in its currency; one on its way does not', async () => {
  await pay()
  const rupees = await payRupees()
  await giveBack(rupees, 1_000_00, 'succeeded')
  await giveBack(rupees, 500_00, 'pending')

  expect((await amounts()).sort()).toEqual([
    ['razorpay', 'INR', 8_350_00, 7_350_00],
    ['stripe', 'USD', 100_00, 100_00],
  ])
})

test('only money that came in counts as received', async () => {
  for (const status of ['open', 'failed', 'cancelled', 'quarantined'] as const)
    await pay({ status })
  await pay({ status: 'refunded' })

  expect(await amounts()).toEqual([['stripe', 'USD', 100_00, 100_00]])
})

test('practice payments never stand among real ones', async () => {
  await pay()
  await pay({ sandbox: true, amountMinor: 7_00 })
  await pay({ mode: 'test', amountMinor: 5_00 })

  expect(await amounts()).toEqual([['stripe', 'USD', 100_00, 100_00]])
  const practice = await gatewayFigures(payload, 'all', { practice: true })
  expect(practice.takings.map(({ received }) => received.minor)).toEqual([12_00])
})

test('a period holds what was settled in it, today included', async () => {
  await pay()
  await pay({ settledAt: daysAgo(5), amountMinor: 10_00 })
  await pay({ settledAt: daysAgo(20), amountMinor: 1_00 })

  const received = async (period: 'today' | '7d' | '30d' | 'all') => (await amounts(period))[0]?.[2]
  expect(await received('today')).toBe(100_00)
  expect(await received('7d')).toBe(110_00)
  expect(await received('30d')).toBe(111_00)
})

test('the success rate counts attempts that ended; open and given-up ones tell nothing', async () => {
  for (const status of ['succeeded', 'refunded', 'failed', 'open', 'cancelled'] as const) {
    await pay({ status })
  }
  const { attempts } = await gatewayFigures(payload, 'all', REAL)

  expect(attempts.stripe).toEqual({ succeeded: 2, failed: 1 })
  expect(attempts.paypal).toEqual({ succeeded: 0, failed: 0 })
})

test('what waits or failed is counted as it stands now, whatever the period', async () => {
  await pay({ status: 'open', settledAt: null })
  await pay({ status: 'requires_action', settledAt: null })
  await pay({ status: 'quarantined' })
  await builder(payload)('webhookEvents', { status: 'failed', error: 'No answer' })
  await builder(payload)('webhookEvents', { status: 'received', error: 'No answer', attempts: 2 })
  await builder(payload)('webhookEvents', { status: 'processed', attempts: 1 })

  expect(await gatewayFigures(payload, 'today', REAL)).toMatchObject({
    open: 2,
    quarantined: 1,
    failingWebhooks: 2,
  })
})

test('a shop without a payment has no figures, not zeros of somebody', async () => {
  const figures = await gatewayFigures(payload, '30d', REAL)

  expect(figures.takings).toEqual([])
  expect(figures.attempts.stripe).toEqual({ succeeded: 0, failed: 0 })
})

test('one real payment ends the time in which practice counts', async () => {
  await pay({ sandbox: true })
  expect(await hasRealPayments(payload)).toBe(false)
  await pay()
  expect(await hasRealPayments(payload)).toBe(true)
})
