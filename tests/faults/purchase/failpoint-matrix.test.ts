import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { type ArmedFailpoint, armFailpoint, FAILPOINTS, type Failpoint } from '@/src/lib/failpoints'
import type { Shop } from '@/tests/support/faults/customer'
import { doomedInTurn } from '@/tests/support/faults/doomed'
import { expectOnePurchase } from '@/tests/support/faults/invariant'
import { type Journey, journeyTo } from '@/tests/support/faults/journeys'
import { DISTURBANCES, type Disturbance, MATRIX, type Row } from '@/tests/support/faults/matrix'
import { recover, sendAndWork } from '@/tests/support/faults/recovery'
import { endStuckTransactions, untilDoneOrWaiting } from '@/tests/support/faults/sessions'
import { openFaultyShop, startAnew } from '@/tests/support/faults/shop'
import { randomFrom } from '@/tests/support/faults/shuffled'
import { runSql } from '@/tests/support/run-sql'
import { sampled } from '@/tests/support/suite/sample'

const ROWS: { failpoint: Failpoint; row: Row }[] = FAILPOINTS.flatMap((failpoint) =>
  Object.hasOwn(MATRIX, failpoint) ? [{ failpoint, row: MATRIX[failpoint] }] : [],
)

const CASES = sampled(
  ROWS.flatMap((step) =>
    step.row.gateways.flatMap((gateway) =>
      DISTURBANCES.map((disturbance) => ({ ...step, disturbance, gateway })),
    ),
  ),
  ({ failpoint }) => failpoint,
)

/** Where several payments can be at one step at once, a process dies with all of them. */
const DEATHS = sampled(
  ROWS.flatMap(({ failpoint, row }) => {
    const together = row.oneAtATime ? row.gateways.map((gateway) => [gateway]) : [row.gateways]
    return together.map((gateways) => ({ failpoint, row, gateways, times: gateways.length }))
  }),
  ({ row }) => row.act,
)

const deaths = doomedInTurn(DEATHS)
let shop: Shop
let trap: ArmedFailpoint | undefined
/** What a test holds up; one that fails must not leave it to the next. */
let under: Promise<unknown> | undefined

beforeAll(async () => {
  shop = await openFaultyShop()
})
afterAll(async () => {
  await deaths.stopAll()
  await shop.trading.close()
})
beforeEach(() => startAnew(shop))
afterEach(async () => {
  trap?.release()
  await under
})

/** Until the step is reached. @throws Error when it was done without coming by there. */
async function reached(armed: ArmedFailpoint, acted: Promise<unknown>): Promise<void> {
  const missed = acted.then((answer) => {
    throw new Error(`The failpoint was not reached: ${JSON.stringify(answer)}`)
  })
  missed.catch(() => {})
  await Promise.race([armed.reached, missed])
}

async function disturb(
  { disturbance, row }: { disturbance: Disturbance; row: Row },
  journey: Journey,
  armed: ArmedFailpoint,
  acted: Promise<unknown>,
  random: () => number,
): Promise<void> {
  if (disturbance === 'throw') return void (await acted)
  if (disturbance === 'hang') {
    expect(await endStuckTransactions(shop.payload)).toBe(row.inTransaction ? 1 : 0)
    return
  }
  const rival =
    disturbance === 'competing return' ? journey.rival() : sendAndWork(shop, journey, random)
  await untilDoneOrWaiting(shop.payload, rival)
  armed.release()
  await Promise.all([acted, rival])
}

test('every failpoint has its row', () => {
  expect(Object.keys(MATRIX)).toEqual([...FAILPOINTS])
})

test.each(CASES)('$disturbance at $failpoint, by $gateway', async (one) => {
  const { failpoint, row, gateway, disturbance } = one
  const random = randomFrom(`${failpoint} ${gateway} ${disturbance}`)
  const journey = await journeyTo(row.act, shop, gateway)
  const armed = armFailpoint(failpoint, disturbance === 'throw' ? 'throw' : 'hang')
  trap = armed
  const acted = journey.act().catch((error: unknown) => error)
  under = acted
  await reached(armed, acted)

  await disturb(one, journey, armed, acted, random)
  await recover(shop, journey, random)
  await expectOnePurchase(shop, journey)

  if (disturbance !== 'hang') return
  armed.release() // it was not dead: it wakes up when all has been done without it
  await acted
  await recover(shop, journey, random)
  await expectOnePurchase(shop, journey)
})

test.each(DEATHS)('kill -9 at $failpoint, by $gateways', async (sentence) => {
  const { failpoint, row, gateways } = sentence
  const random = randomFrom(`${failpoint} ${gateways} kill`)
  const doomed = await deaths.next(sentence)
  const journeys = await Promise.all(
    gateways.map((gateway: GatewaySlug) => journeyTo(row.act, shop, gateway)),
  )
  const acted = journeys.map((journey) => journey.act(doomed.server).catch(() => null))
  expect(await doomed.death).toBe('SIGKILL')
  await Promise.all(acted)

  for (const journey of journeys) {
    await recover(shop, journey, random)
    await expectOnePurchase(shop, journey)
  }
})

test('after all of it receipts are numbered without gaps, and every sale is credited once', async () => {
  const [sums] = await runSql(
    shop,
    sql`select
      (select count(*)::int from orders where receipt_number is not null) as receipts,
      (select max(receipt_sequence)::int from orders) as last,
      (select count(*)::int from commissions where status = 'pending') as credited,
      (select conversions::int from affiliate_links where code = ${shop.referral}) as conversions,
      (select total_earned_minor::int from affiliate_links where code = ${shop.referral}) as earned`,
  )
  expect(sums?.receipts).toBe(sums?.last)
  expect(sums?.conversions).toBe(sums?.credited)
  expect(sums?.earned).toBe(Number(sums?.credited) * 14_90)
})
