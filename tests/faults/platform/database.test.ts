// @apart: it begins with what a new process does first.
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { inTransaction } from '@/src/lib/database'
import { type ArmedFailpoint, armFailpoint } from '@/src/lib/failpoints'
import { customerOf, type Shop } from '@/tests/support/faults/customer'
import { expectOnePurchase } from '@/tests/support/faults/invariant'
import { journeyTo } from '@/tests/support/faults/journeys'
import { recover } from '@/tests/support/faults/recovery'
import { openFaultyShop, startAnew } from '@/tests/support/faults/shop'
import { randomFrom } from '@/tests/support/faults/shuffled'
import { runSql } from '@/tests/support/run-sql'
import { rounds, sampled } from '@/tests/support/suite/sample'

let shop: Shop
let trap: ArmedFailpoint | undefined

beforeAll(async () => {
  shop = await openFaultyShop()
})
afterAll(() => shop.trading.close())
beforeEach(() => startAnew(shop))
afterEach(() => trap?.release())

/** More than the process has connections to the database. */
const BURST = rounds(40, 16)

test(`${BURST} purchases at once are the first that a new process does`, async () => {
  const customers = await Promise.all(
    Array.from({ length: BURST }, () => customerOf(shop, 'stripe')),
  )
  const cards = await Promise.all(customers.map(() => shop.trading.cardToken()))

  const answers = await Promise.all(customers.map((one, index) => one.place(cards[index])))

  expect(answers.map(({ body }) => body)).toEqual(
    customers.map(() => ({ status: 'paid', redirect: '/order-confirmation' })),
  )
}, 240_000)

/** Everybody who talks to the database is cut off, in the middle of whatever they do. */
const restartDatabase = () =>
  runSql(
    shop,
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )

const RESTARTS = sampled(
  GATEWAYS.flatMap((gateway) => [
    { gateway, failpoint: 'after-open', act: 'placing' } as const,
    { gateway, failpoint: 'settle-locked', act: 'settling' } as const,
    { gateway, failpoint: 'settle-before-commit', act: 'settling' } as const,
    { gateway, failpoint: 'refund-sent', act: 'refunding' } as const,
  ]),
  ({ failpoint }) => failpoint,
)

test.each(RESTARTS)(
  'a database that restarts at $failpoint, by $gateway, loses nothing',
  async (one) => {
    const { gateway, failpoint, act } = one
    const random = randomFrom(`${failpoint} ${gateway} restart`)
    const journey = await journeyTo(act, shop, gateway)
    trap = armFailpoint(failpoint, 'hang')
    const acted = journey.act().catch(() => null)
    await trap.reached
    await restartDatabase()
    trap.release()
    await acted
    if (act === 'settling') expect(await journey.customer.hasPaid()).toBe(false)

    await recover(shop, journey, random)
    await expectOnePurchase(shop, journey)
  },
)

test('a commit that the database did not make is an error, and not a success', async () => {
  const email = 'lost-commit@example.com'
  const lost = inTransaction(shop.payload, async (req) => {
    await runSql(req, sql`insert into leads (id, email) values (gen_random_uuid(), ${email})`)
    await restartDatabase()
  })

  await expect(lost).rejects.toThrow()
  expect(await runSql(shop, sql`select 1 from leads where email = ${email}`)).toEqual([])
})

test('a transaction that nobody goes on with lets its locks go by itself', async () => {
  const [row] = await runSql(shop, sql`show idle_in_transaction_session_timeout`)
  expect(row).toEqual({ idle_in_transaction_session_timeout: '30s' })
})
