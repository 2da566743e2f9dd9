import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'

import { type ArmedFailpoint, armFailpoint } from '@/src/lib/failpoints'
import { sandboxGateway } from '@/src/services/payments/gateways/resolve-gateway'
import { reconcilePayments } from '@/src/services/purchase/reconcile/reconcile-payments'
import { sendRefund } from '@/src/services/purchase/refund/send-refund'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { settleQueued } from '@/tests/support/orders/trading'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'
import { rounds } from '@/tests/support/suite/sample'

const { payload, shop, ours, choice } = await openForTrade()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
let held: ArmedFailpoint | undefined

afterEach(() => held?.release())

type Way = 'stripe' | 'razorpay' | 'paypal'

/** A paid order of $149 for us and $100 for the state. */
async function sold(way: Way = 'stripe', referral?: string) {
  const ada = buyer()
  if (referral) ada.jar.set('charterdesk_ref', referral)
  await ada.fillIn(choice)
  if (way === 'stripe') await ada.complete(await shop.cardToken())
  if (way === 'razorpay') {
    const { ref } = await ada.begin('razorpay')
    await ada.finish('razorpay', ref, await shop.payInWindow(ref))
  }
  if (way === 'paypal') {
    const { action } = await ada.begin('paypal')
    await ada.comeBack(await shop.answerPaypal(action.url))
  }
  const order = await ours.order(ada.orderId())
  expect(order.paymentStatus).toBe('paid')
  const line = (kind: string) => order.lines?.find((one) => one.kind === kind)?.id ?? ''
  return { id: order.id, service: line('service'), fee: line('state_fee') }
}

const refund = (id: string, ask: object, as: SignedIn | null = admin) =>
  api('POST', `/orders/${id}/refund`, { as, body: { reason: 'Asked for it', ...ask } })

const keptOf = async (id: string) => (await shop.taken(id)).reduce((sum, minor) => sum + minor, 0)

test.each([
  ['stripe', 249_00, 'USD'],
  ['razorpay', 2_079_150, 'INR'],
  ['paypal', 249_00, 'USD'],
] as const)(
  'all of an order paid by %s goes back, to the last unit',
  async (way, charged, currency) => {
    const { id } = await sold(way)

    expect(await refund(id, { all: true })).toMatchObject({
      status: 200,
      body: { refund: { status: 'succeeded', amountMinor: charged, currency, orderMinor: 249_00 } },
    })

    expect(await keptOf(id)).toBe(0)
    const order = await ours.order(id)
    expect(order).toMatchObject({ paymentStatus: 'refunded', refundedMinor: 249_00 })
    expect(order.timeline?.at(-1)).toMatchObject({ stage: 'refunded' })
    expect(await ours.payments(id)).toMatchObject([{ status: 'refunded', refundedMinor: charged }])
    expect(await ours.mails(id, 'refund')).toHaveLength(1)
  },
)

test('lines go back one by one, whole or in part, and the last one takes the remainder', async () => {
  const { id, service, fee } = await sold('razorpay')

  expect(await refund(id, { lines: [{ lineId: service, amountMinor: 33_33 }] })).toMatchObject({
    body: { refund: { amountMinor: 278_306, orderMinor: 33_33 } },
  })
  expect(await refund(id, { lines: [{ lineId: fee }] })).toMatchObject({ status: 200 })
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid', refundedMinor: 133_33 })
  expect(await refund(id, { lines: [{ lineId: service }] })).toMatchObject({ status: 200 })

  expect(await keptOf(id)).toBe(0)
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'refunded', refundedMinor: 249_00 })
  expect(await ours.mails(id, 'refund')).toHaveLength(3)
})

test('once the filing was submitted the state’s fee stays, and all else goes back', async () => {
  const { id, fee } = await sold()
  const { timeline } = await ours.order(id)
  await payload.update({
    collection: 'orders',
    id,
    data: {
      timeline: [
        ...(timeline ?? []),
        { at: new Date().toISOString(), stage: 'submitted', service: 'llc' },
      ],
    },
    depth: 0,
    overrideAccess: true, // as staff do
  })

  expect(await refund(id, { lines: [{ lineId: fee }] })).toMatchObject({ status: 422 })
  expect(await refund(id, { all: true })).toMatchObject({
    body: { refund: { orderMinor: 149_00 } },
  })
  expect(await keptOf(id)).toBe(100_00)
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid', refundedMinor: 149_00 })
})

test.each([
  ['more than the line', { amountMinor: 149_01 }],
  ['nothing', { amountMinor: 0 }],
  ['less than nothing', { amountMinor: -100 }],
  ['half a cent', { amountMinor: 0.5 }],
])('%s is refused by name, and no money moves', async (_name, change) => {
  const { id, service } = await sold()

  expect(await refund(id, { lines: [{ lineId: service, ...change }] })).toMatchObject({
    status: 422,
    body: { error: { fields: expect.anything() } },
  })
  expect(await keptOf(id)).toBe(249_00)
  expect(await ours.refunds(id)).toEqual([])
})

test('an order that was never paid has nothing to give back', async () => {
  const { id } = await builder(payload)('orders', { paymentStatus: 'pending', status: 'pending' })

  expect(await refund(id, { all: true })).toMatchObject({
    status: 409,
    body: { error: { code: 'not_paid' } },
  })
})

test('customers and staff without the permission give nothing back', async () => {
  const { id } = await sold()
  const customer = await person(payload)
  const clerk = await person(payload, {
    role: 'sub_admin',
    permissionGrants: ['view_orders'],
    permissionDenials: ['manage_orders'],
  })

  expect(await refund(id, { all: true }, null)).toMatchObject({ status: 401 })
  expect(await refund(id, { all: true }, customer)).toMatchObject({ status: 403 })
  expect(await refund(id, { all: true }, clerk)).toMatchObject({ status: 403 })
  expect(await keptOf(id)).toBe(249_00)
})

test('of refunds asked for at once, never more than was paid goes back', async () => {
  const { id, service, fee } = await sold()
  const asks = [
    { all: true },
    { all: true },
    { lines: [{ lineId: service }] },
    { lines: [{ lineId: fee }] },
    { lines: [{ lineId: service, amountMinor: 100_00 }] },
  ]
  const answers = await Promise.all(asks.map((ask) => refund(id, ask)))

  const given = (await ours.refunds(id)).filter((one) => one.status === 'succeeded')
  const total = given.reduce((sum, one) => sum + one.orderMinor, 0)
  expect(answers.filter((one) => one.status === 200)).toHaveLength(given.length)
  expect(total).toBeLessThanOrEqual(249_00)
  expect(await keptOf(id)).toBe(249_00 - total)
  expect(await ours.order(id)).toMatchObject({ refundedMinor: total })
})

test('whatever is asked, in whatever order and at once, the gateway’s books are ours to the paisa', async () => {
  const asked = fc.array(
    fc.record({
      of: fc.constantFrom('service' as const, 'fee' as const),
      amountMinor: fc.integer({ min: 1, max: 120_00 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Way>('stripe', 'razorpay', 'paypal'),
      asked,
      async (way, asks) => {
        const order = await sold(way)
        await Promise.all(
          asks.map(({ of, amountMinor }) =>
            refund(order.id, { lines: [{ lineId: order[of], amountMinor }] }),
          ),
        )
        const [payment] = await ours.payments(order.id)
        const [charge] = await shop.booked(order.id)
        expect(charge?.refundedMinor).toBe(payment?.refundedMinor)

        await refund(order.id, { all: true })
        expect(await keptOf(order.id)).toBe(0)
        expect(await ours.order(order.id)).toMatchObject({ refundedMinor: 249_00 })
      },
    ),
    { numRuns: rounds(9, 3) },
  )
}, 120_000)

test('a refund whose answer is lost is asked for again under its key, and made once', async () => {
  const { id, service } = await sold()
  await shop.control('faults', { next: 'lost_answer', count: 2, path: '/v1/refunds' })

  expect(await refund(id, { lines: [{ lineId: service }] })).toMatchObject({
    status: 200,
    body: { refund: { status: 'pending' } },
  })
  await ours.becomeOld(id)
  await reconcilePayments(payload)

  expect(await keptOf(id)).toBe(100_00)
  expect(await ours.refunds(id)).toMatchObject([{ status: 'succeeded', orderMinor: 149_00 }])
  expect(await ours.order(id)).toMatchObject({ refundedMinor: 149_00 })
}, 60_000)

test('a refund that was never answered is closed once staff have made it at the provider', async () => {
  const { id, service } = await sold()
  held = armFailpoint('refund-written')
  expect(await refund(id, { lines: [{ lineId: service }] })).toMatchObject({ status: 500 })
  await ours.becomeOld(id, '21 hours') // its key is forgotten at the gateway: it is not sent again

  await reconcilePayments(payload)
  await runSql(
    { payload },
    sql`update refunds set last_checked_at = now() - interval '1 minute' where order_id = ${id}`,
  )
  await reconcilePayments(payload)
  expect(await ours.refunds(id)).toMatchObject([{ status: 'pending' }])
  expect(await ours.alarms(id)).toEqual([expect.stringContaining('$149.00')])
  expect(await keptOf(id)).toBe(249_00)

  const [payment] = await ours.payments(id)
  await sandboxGateway('stripe').refund({
    ref: payment?.gatewayRef ?? '',
    chargeRef: payment?.chargeRef ?? null,
    amountMinor: 149_00,
    currency: 'USD',
    reason: 'Done at the provider',
    idempotencyKey: crypto.randomUUID(),
  })
  const [promised] = await ours.refunds(id)
  await sendRefund(payload, promised?.id ?? '')

  expect(await ours.refunds(id)).toMatchObject([{ status: 'succeeded', orderMinor: 149_00 }])
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'paid', refundedMinor: 149_00 })
  expect(await ours.mails(id, 'refund')).toHaveLength(1)
}, 60_000)

test('a refund that no saved keys can send is refused, and nothing is promised', async () => {
  const { id } = await sold()
  const asLive = (isLive: boolean) =>
    runSql(
      { payload },
      sql`update payments set sandbox = ${!isLive}, mode = ${isLive ? 'live' : 'sandbox'}
        where order_id = ${id}`,
    )
  await asLive(true) // made with keys that were removed since

  expect(await refund(id, { all: true })).toMatchObject({
    status: 503,
    body: {
      error: {
        code: 'GATEWAY_KEYS_MISSING',
        message: expect.stringMatching(/made with the live keys/),
      },
    },
  })
  expect(await ours.refunds(id)).toEqual([])

  await asLive(false)
  expect(await refund(id, { all: true })).toMatchObject({ status: 200 })
})

test.each(['refund-written', 'refund-sent'] as const)(
  'a process that dies at %s leaves a refund that is finished later, once',
  async (name) => {
    const { id } = await sold('paypal')
    held = armFailpoint(name)
    expect(await refund(id, { all: true })).toMatchObject({ status: 500 })
    expect(await refund(id, { all: true })).toMatchObject({ status: 409 })

    await ours.becomeOld(id)
    await reconcilePayments(payload)

    expect(await keptOf(id)).toBe(0)
    expect(await ours.refunds(id)).toMatchObject([{ status: 'succeeded' }])
    expect(await ours.mails(id, 'refund')).toHaveLength(1)
  },
)

test.each(['stripe', 'razorpay', 'paypal'] as const)(
  'what somebody gives back at %s itself is written down, by webhook and once',
  async (way) => {
    const { id } = await sold(way)
    const [payment] = await ours.payments(id)
    const half = Math.floor((payment?.amountMinor ?? 0) / 2)
    await sandboxGateway(way).refund({
      ref: payment?.gatewayRef ?? '',
      chargeRef: payment?.chargeRef ?? null,
      amountMinor: half,
      currency: payment?.currency ?? '',
      reason: 'Done at the provider',
      idempotencyKey: crypto.randomUUID(),
    })
    const written = async () => {
      await settleQueued(payload)
      return (await ours.order(id)).refundedMinor
    }
    await expect.poll(written).toBe(124_50)
    await settlePayment(payload, way, payment?.gatewayRef ?? '')

    expect(await ours.refunds(id)).toMatchObject([{ status: 'succeeded', amountMinor: half }])
    await refund(id, { all: true })
    expect(await keptOf(id)).toBe(0)
    expect(await ours.order(id)).toMatchObject({ paymentStatus: 'refunded', refundedMinor: 249_00 })
  },
)

test('a refund takes back its share of the commission, in whole cents, and all of it in the end', async () => {
  const build = builder(payload)
  const owner = await build('users')
  const link = await build('affiliateLinks', { user: owner.id, commissionRate: 10 })
  const { id, service, fee } = await sold('stripe', link.code)
  const earned = async () => {
    const found = await payload.findByID({
      collection: 'affiliateLinks',
      id: link.id,
      depth: 0,
      overrideAccess: true, // the test looks at the books
    })
    return { total: found.totalEarnedMinor, conversions: found.conversions }
  }
  const before = await earned()

  await refund(id, { lines: [{ lineId: fee }] })
  expect(await ours.commissions(id)).toMatchObject([{ amountMinor: 14_90, status: 'pending' }])
  await refund(id, { lines: [{ lineId: service, amountMinor: 100_05 }] })
  expect(await ours.commissions(id)).toMatchObject([{ amountMinor: 4_89, baseMinor: 48_95 }])
  await refund(id, { all: true })

  expect(await ours.commissions(id)).toMatchObject([{ status: 'reversed' }])
  expect(await earned()).toEqual({
    total: (before.total ?? 0) - 14_90,
    conversions: (before.conversions ?? 0) - 1,
  })
})

test('every refund is in the audit log with who gave it', async () => {
  const { id } = await sold()
  await refund(id, { all: true })

  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { documentId: { equals: id }, action: { equals: 'refund' } },
    depth: 0,
    overrideAccess: true, // the test looks at the books
  })
  expect(docs).toMatchObject([{ actor: admin.id, after: { reason: 'Asked for it' } }])
})
