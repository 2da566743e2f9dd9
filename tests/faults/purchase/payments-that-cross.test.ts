import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { type ArmedFailpoint, armFailpoint } from '@/src/lib/failpoints'
import { browserOf, CHECKED_CARD, customerOf, type Shop } from '@/tests/support/faults/customer'
import { expectOnePurchase } from '@/tests/support/faults/invariant'
import { journeyTo } from '@/tests/support/faults/journeys'
import { recover, sendAndWork } from '@/tests/support/faults/recovery'
import { openFaultyShop, startAnew } from '@/tests/support/faults/shop'
import { randomFrom } from '@/tests/support/faults/shuffled'
import { type Books, books } from '@/tests/support/orders/books'
import { runSql } from '@/tests/support/run-sql'
import { anyOf, sampled } from '@/tests/support/suite/sample'

let shop: Shop
let ours: Books
let trap: ArmedFailpoint | undefined

beforeAll(async () => {
  shop = await openFaultyShop()
  ours = books(shop.payload)
})
afterAll(() => shop.trading.close())
beforeEach(() => startAnew(shop))
afterEach(() => trap?.release())

/** What each gateway's news of a payment looks like, signed by no one. */
const FORGED: Record<GatewaySlug, object> = {
  stripe: { id: 'evt_forged', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } },
  razorpay: { entity: 'event', event: 'order.paid', id: 'forged', payload: {} },
  paypal: { id: 'WH-forged', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'FORGED' } },
}

test.each(GATEWAYS)('a webhook that only looks like one of %s leaves no trace', async (gateway) => {
  const journey = await journeyTo('webhook', shop, gateway)
  const forged = FORGED[gateway]
  const answer = await journey.customer.browser.call('POST', `/payments/${gateway}/webhook`, forged)

  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_signature' } } })
  const [row] = await runSql(
    shop,
    sql`select count(*)::int as count from webhook_events where event_id like '%forged%'`,
  )
  expect(row).toEqual({ count: 0 })
  expect(await journey.customer.hasPaid()).toBe(false)
})

test('a webhook that comes before we know the payment it is about settles it', async () => {
  const journey = await journeyTo('placing', shop, 'stripe')
  trap = armFailpoint('after-open', 'hang')
  const acted = journey.act()
  await trap.reached
  await sendAndWork(shop, journey, randomFrom('early'))
  expect(await journey.customer.hasPaid()).toBe(true)

  trap.release()
  await acted
  await expectOnePurchase(shop, journey)
})

test.each(anyOf(GATEWAYS, 1))(
  'money by %s for an order that is none of ours is left alone',
  async (gateway) => {
    const journey = await journeyTo('webhook', shop, gateway)
    const id = await journey.customer.orderId()
    await runSql(shop, sql`delete from payments where order_id = ${id}`)

    await sendAndWork(shop, journey, randomFrom(gateway))

    expect(await journey.customer.hasPaid()).toBe(false)
    const events = await runSql(
      shop,
      sql`select distinct status::text from webhook_events where ref in
      (select ref from webhook_events order by created_at desc limit 1)`,
    )
    expect(events).toEqual([{ status: 'ignored' }])
  },
)

const OTHER_MONEY = [
  { what: 'another amount', change: sql`amount_minor = amount_minor + 1` },
  { what: 'another currency', change: sql`currency = 'EUR'` },
] as const

test.each(
  sampled(
    OTHER_MONEY.flatMap((other) => GATEWAYS.map((gateway) => ({ ...other, gateway }))),
    ({ gateway }) => gateway,
  ),
)('$what than we asked $gateway for pays no order, and staff are told', async (one) => {
  const journey = await journeyTo(
    one.gateway === 'paypal' ? 'capturing' : 'webhook',
    shop,
    one.gateway,
  )
  const id = await journey.customer.orderId()
  const change = () => runSql(shop, sql`update payments set ${one.change} where order_id = ${id}`)
  if (one.gateway === 'paypal') {
    trap = armFailpoint('after-capture', 'hang') // before that, PayPal's money is not taken at all
    const acted = journey.act()
    await trap.reached
    await change()
    trap.release()
    await acted
  } else {
    await change()
  }
  await sendAndWork(shop, journey, randomFrom(one.gateway))

  expect(await ours.payments(id)).toMatchObject([{ status: 'quarantined' }])
  expect(await ours.order(id)).toMatchObject({ paymentStatus: 'pending', receiptNumber: null })
  expect(await ours.alarms(id)).toHaveLength(1)
  expect(await ours.mails(id, 'staff-alarm')).toHaveLength(1)
})

/** Someone who has done all there is to do. */
const idle = {
  isRefund: false,
  act: async () => {},
  rival: async () => {},
  persevere: async () => {},
} as const

test.each(anyOf(GATEWAYS, 0))(
  'two tabs that pay one order by %s at once pay it once',
  async (gateway) => {
    const customer = await customerOf(shop, gateway)
    const card = gateway === 'stripe' ? CHECKED_CARD : undefined
    const begun = await Promise.all([customer.press(card), customer.press(card)])
    const tabs = begun.filter((one) => one !== null)
    const refs = [...new Set(tabs.map(({ ref }) => ref))]
    const tried = await Promise.allSettled(
      refs
        .flatMap((ref) => tabs.filter((tab) => tab.ref === ref).slice(0, 1))
        .map((tab) => customer.agree(tab)),
    )
    // whose payment the other tab has closed by then finds nothing left to agree to
    const agreed = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(agreed).not.toHaveLength(0)
    await Promise.all(agreed.flatMap((one) => [customer.comeBack(one), customer.comeBack(one)]))

    await recover(shop, { ...idle, gateway, customer }, randomFrom(gateway))
    await expectOnePurchase(shop, { customer, isRefund: false })
  },
)

const SWITCHES = GATEWAYS.flatMap((first) =>
  GATEWAYS.filter((second) => second !== first).map((second) => ({ first, second })),
)

test.each(SWITCHES)(
  'begun by $first and by $second, and both completed: one pays, and nothing is kept of the other',
  async ({ first, second }) => {
    const browser = await browserOf(shop)
    const one = await customerOf(shop, first, browser)
    const two = await customerOf(shop, second, browser)
    const begun = await one.press(CHECKED_CARD)
    const next = await two.press(CHECKED_CARD)
    if (!begun || !next) throw new Error('Both were to wait for the customer')
    const both = [
      async () => two.comeBack(await two.agree(next)),
      async () => one.comeBack(await one.agree(begun)),
    ]
    for (const complete of both) await complete().catch(() => null)

    await recover(shop, { ...idle, gateway: second, customer: two }, randomFrom(first + second))
    await expectOnePurchase(shop, { customer: two, isRefund: false })
    const id = await two.orderId()
    expect(await ours.order(id)).toMatchObject({ paymentMethod: second })
    const refunds = await ours.refunds(id)
    expect(refunds.map(({ isAutomatic }) => isAutomatic)).toEqual(
      first === 'razorpay' ? [true] : [],
    )
    expect(await ours.alarms(id)).toHaveLength(refunds.length)
  },
)
