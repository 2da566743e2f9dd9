import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { reconcilePayments } from '@/src/services/purchase/reconcile/reconcile-payments'
import { api } from '@/tests/support/api'
import { doTogether, keepDoing } from '@/tests/support/faults/crowd'
import { CHECKED_CARD, customerOf, type Shop } from '@/tests/support/faults/customer'
import { openFaultyShop } from '@/tests/support/faults/shop'
import { randomFrom } from '@/tests/support/faults/shuffled'
import { PASSING_FAULTS, someSwitches } from '@/tests/support/faults/switches'
import { refundQueued, settleQueued } from '@/tests/support/orders/trading'
import { runSql } from '@/tests/support/run-sql'

/** Purchases by each gateway; three in ten of them are given back. */
const VOLUME = process.env.CHARTERDESK_RELEASE === '1' ? 1000 : 24
const REFUNDS = Math.round(VOLUME * 0.3)
const AT_ONCE = 12
/** How many payments the reconciler looks at in one go. */
const RECONCILED_AT_ONCE = 100

let shop: Shop

beforeAll(async () => {
  shop = await openFaultyShop()
})
afterAll(() => shop.trading.close())

/** One purchase by someone whose order has switches of its own; the order's id. */
async function purchase(gateway: GatewaySlug, index: number): Promise<string> {
  const random = randomFrom(`every switch ${gateway} ${index}`)
  const { control } = shop.trading
  const customer = await customerOf(shop, gateway)
  const begun = await customer.press(CHECKED_CARD)
  const orderId = await customer.orderId()
  for (const one of someSwitches(gateway, random)) await control('switches', { ...one, orderId })
  if (random() < 0.2) {
    const next = PASSING_FAULTS[Math.floor(random() * PASSING_FAULTS.length)]
    await control('faults', { next, gateway, orderId, count: 1 + Math.floor(random() * 3) })
  }
  const agreed = begun && (await customer.agree(begun).catch(() => null))
  if (agreed && random() < 0.7) await customer.comeBack(agreed).catch(() => null)
  return orderId
}

const giveBack = (orderId: string) =>
  api('POST', `/orders/${orderId}/refund`, {
    as: shop.admin,
    body: { all: true, reason: 'Asked for it' },
  })

const waitingSchema = z.object({
  waiting: z.array(
    z.object({ gateway: z.enum(GATEWAYS), id: z.string(), ends: z.record(z.string(), z.string()) }),
  ),
})

/** Ends whatever has no end yet, in any way that is possible; says how much that was. */
async function endSome(gateway: GatewaySlug, random: () => number): Promise<number> {
  const { waiting } = waitingSchema.parse(await (await shop.trading.control('waiting')).json())
  const ours = waiting.filter((one) => one.gateway === gateway)
  for (const { id, ends } of ours) {
    const possible = Object.keys(ends)
    const end = possible[Math.floor(random() * possible.length)]
    await shop.trading.control('end', { gateway, id, end })
  }
  return ours.length
}

/** Hours pass, in which the reconciler looks at everything that has no end. */
async function hoursPass(): Promise<void> {
  for (const table of ['payments', 'refunds']) {
    await runSql(
      shop,
      sql`update ${sql.raw(table)} set created_at = created_at - interval '1 hour',
        last_checked_at = null`,
    )
  }
  const [open] = await runSql(
    shop,
    sql`select (select count(*)::int from payments where status::text not in
        ('succeeded', 'refunded', 'failed', 'cancelled', 'quarantined'))
      + (select count(*)::int from refunds where status = 'pending') as open`,
  )
  const passes = 1 + Math.ceil(Number(open?.open) / RECONCILED_AT_ONCE)
  for (let pass = 0; pass < passes; pass += 1) await reconcilePayments(shop.payload)
}

/** Does what is queued. A gateway that refuses just now leaves work to the reconciler. */
async function work(): Promise<number> {
  const done = await Promise.all([
    settleQueued(shop.payload).catch(() => 1),
    refundQueued(shop.payload).catch(() => 1),
  ])
  return done[0] + done[1]
}

async function untilQuiet(): Promise<void> {
  let quiet = 0
  while (quiet < 3) {
    const done = await work()
    quiet = done === 0 ? quiet + 1 : 0
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const lineSchema = z.array(
  z.object({
    ref: z.string(),
    status: z.string(),
    orderPaid: z.boolean(),
    takenMinor: z.coerce.number(),
    backMinor: z.coerce.number(),
  }),
)

/**
 * Our books of a gateway since a moment, by its own references: what came in, and all that went back.
 */
async function ourBooks(gateway: GatewaySlug, since: string) {
  const rows = await runSql(
    shop,
    sql`select p.gateway_ref as ref, p.status::text as status,
        (o.payment_status::text in ('paid', 'refunded')) as "orderPaid",
        case when p.status::text in ('succeeded', 'refunded') then p.amount_minor else 0 end as "takenMinor",
        coalesce((select sum(r.amount_minor) from refunds r
          where r.payment_id = p.id and r.status = 'succeeded'), 0) as "backMinor"
      from payments p join orders o on o.id = p.order_id
      where p.gateway = ${gateway}::enum_payments_gateway and p.gateway_ref is not null
        and o.created_at >= ${since}`,
  )
  return lineSchema.parse(rows)
}

test.each(GATEWAYS)(
  `${VOLUME} purchases and ${REFUNDS} refunds by %s, with every switch on at random, are booked as they are`,
  async (gateway) => {
    const random = randomFrom(`ends of ${gateway}`)
    const { control } = shop.trading
    await control('reset', {})
    const since = new Date().toISOString()
    const worker = keepDoing(work)
    const bought: string[] = []
    try {
      await doTogether(VOLUME, AT_ONCE, async (index) => {
        const isHalf = index === Math.floor(VOLUME / 2)
        if (isHalf) await control('switches', { name: 'razorpay_no_unique_receipt', value: 'on' })
        bought.push(await purchase(gateway, index))
      })
    } finally {
      await worker.stop()
    }
    await untilQuiet()

    const paid = (await ourBooks(gateway, since)).filter(({ orderPaid }) => orderPaid)
    expect(paid.length).toBeGreaterThan(VOLUME / 4)
    const asked = bought.slice(0, REFUNDS)
    await doTogether(asked.length, AT_ONCE, (index) => giveBack(asked[index] ?? ''))
    await control('faults', { next: null, gateway })
    for (let round = 0; round < 4; round += 1) {
      await untilQuiet()
      await hoursPass()
      await untilQuiet()
      if ((await endSome(gateway, random)) === 0) break
    }
    await untilQuiet()
    await hoursPass()
    await untilQuiet()

    const ours = await ourBooks(gateway, since)
    const theirs = new Map((await shop.trading.bookedBy(gateway)).map((one) => [one.id, one]))
    const differing = ours.flatMap((line) => {
      const their = theirs.get(line.ref)
      const wanted = {
        takenMinor: their?.receivedMinor ?? 0,
        backMinor: (their?.refundedMinor ?? 0) + (their?.lostMinor ?? 0),
      }
      const { takenMinor, backMinor } = line
      const isSame = takenMinor === wanted.takenMinor && backMinor === wanted.backMinor
      return isSame ? [] : [{ ...line, their }]
    })
    const unpaid = ours.filter(
      ({ orderPaid, ref }) => orderPaid && (theirs.get(ref)?.receivedMinor ?? 0) === 0,
    )
    expect(differing).toEqual([])
    expect(unpaid).toEqual([])
    expect(new Set(bought).size).toBe(VOLUME)
    if (process.env.CHARTERDESK_FIGURES) {
      const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
      process.stdout.write(
        `${gateway}: ${bought.length} purchases, ${ours.filter((one) => one.takenMinor > 0).length} took money, ` +
          `${ours.filter((one) => one.backMinor > 0).length} gave some back, ` +
          `taken ${sum(ours.map((one) => one.takenMinor))}, back ${sum(ours.map((one) => one.backMinor))}\n`,
      )
    }
  },
  1_800_000,
)
