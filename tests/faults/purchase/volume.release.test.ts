import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { doTogether, keepDoing } from '@/tests/support/faults/crowd'
import { customerOf, type Shop } from '@/tests/support/faults/customer'
import { PRICE } from '@/tests/support/faults/invariant'
import { openFaultyShop } from '@/tests/support/faults/shop'
import { randomFrom } from '@/tests/support/faults/shuffled'
import { refundQueued, settleQueued } from '@/tests/support/orders/trading'
import { runSql } from '@/tests/support/run-sql'

/** Purchases by each gateway. */
const VOLUME = process.env.CHARTERDESK_RELEASE === '1' ? 1000 : 24
const AT_ONCE = 12

let shop: Shop

beforeAll(async () => {
  shop = await openFaultyShop()
})
afterAll(() => shop.trading.close())

/** How an order's webhooks travel: many times, in another order, or not before they are asked for. */
const PLANS = [
  { mode: 'repeat', times: 3 },
  { mode: 'reorder', delayMs: 150 },
  { mode: 'drop' },
  { mode: 'deliver' },
] as const

async function sendAgain(orderId: string, random: () => number): Promise<void> {
  const { trading } = shop
  const events = await trading.eventsOf(orderId)
  await Promise.all(
    events.map((event) => trading.redeliver(event, 1 + Math.floor(random() * 3), true)),
  )
}

/** One purchase; the customer comes back once, twice, or not at all. */
async function purchase(gateway: GatewaySlug, index: number): Promise<void> {
  const random = randomFrom(`${gateway} ${index}`)
  const plan = PLANS[index % PLANS.length]
  const customer = await customerOf(shop, gateway)
  const begun = await customer.press()
  const orderId = await customer.orderId()
  await shop.trading.control('webhooks', { ...plan, orderId })
  const agreed = begun && (await customer.agree(begun))
  const returns = Math.floor(random() * 3)
  const again = plan?.mode === 'drop' || random() < 0.2
  await Promise.all([
    ...(agreed ? Array.from({ length: returns }, () => customer.comeBack(agreed)) : []),
    ...(again ? [sendAgain(orderId, random)] : []),
  ])
}

/** The books of what has been begun by a gateway since a moment. */
async function sumsOf(gateway: GatewaySlug, since: string) {
  const [sums] = await runSql(
    shop,
    sql`with mine as (select * from orders where created_at >= ${since}
          and payment_method = ${gateway}::enum_orders_payment_method),
        paying as (select * from payments where order_id in (select id from mine)),
        heard as (select * from webhook_events where created_at >= ${since}
          and gateway = ${gateway}::enum_webhook_events_gateway)
      select
        (select count(*)::int from mine where payment_status = 'paid') as paid,
        (select count(distinct draft_id)::int from mine) as purchases,
        (select count(distinct receipt_number)::int from mine) as receipts,
        (select count(*)::int from emails where template = 'receipt' and order_id in (select id from mine)) as mails,
        (select count(*)::int from commissions where order_id in (select id from mine)) as commissions,
        (select count(*)::int from paying) as payments,
        (select count(*)::int from paying
          where status = 'succeeded' and amount_minor = ${PRICE[gateway]}) as taken,
        (select count(*)::int from refunds where created_at >= ${since}) as refunds,
        (select count(*)::int from heard where status <> 'processed') as unprocessed,
        (select sum(deliveries)::int - count(*)::int from heard) as repeated`,
  )
  return sums
}

test.each(GATEWAYS)(
  `of ${VOLUME} purchases by %s each ends as one paid order, however webhooks come`,
  async (gateway) => {
    await shop.trading.control('reset', {})
    const since = new Date().toISOString()
    const worker = keepDoing(async () => {
      const done = await Promise.all([settleQueued(shop.payload), refundQueued(shop.payload)])
      return done[0] + done[1]
    })
    try {
      await doTogether(VOLUME, AT_ONCE, (index) => purchase(gateway, index))
      await expect
        .poll(async () => (await sumsOf(gateway, since))?.paid, { timeout: 120_000, interval: 200 })
        .toBe(VOLUME)
      // What the customer's return was faster than still comes, and is worked off.
      await expect.poll(shop.trading.onTheirWay, { timeout: 120_000 }).toBe(0)
    } finally {
      await worker.stop()
    }

    const each = VOLUME
    const sums = await sumsOf(gateway, since)
    expect(sums).toMatchObject({
      purchases: each,
      receipts: each,
      mails: each,
      commissions: each,
      payments: each,
      taken: each,
      refunds: 0,
      unprocessed: 0,
    })
    expect(sums?.repeated).toBeGreaterThan(VOLUME / 4)
    const booked = await shop.trading.bookedBy(gateway)
    expect(booked).toHaveLength(VOLUME)
    const kept = booked.filter((one) => one.receivedMinor - one.refundedMinor === PRICE[gateway])
    expect(kept).toHaveLength(VOLUME)
  },
  600_000,
)

test('receipts of all gateways are numbered in one row', async () => {
  const [row] = await runSql(
    shop,
    sql`select count(*)::int as receipts, max(receipt_sequence)::int as last from orders
      where receipt_number is not null`,
  )
  expect(row?.receipts).toBeGreaterThanOrEqual(3 * VOLUME)
  expect(row?.last).toBe(row?.receipts)
})
