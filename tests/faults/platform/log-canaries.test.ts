// @apart: it listens to the log of the whole process.
import { sql } from 'drizzle-orm'
import { symbols } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { log } from '@/src/lib/log'
import { api } from '@/tests/support/api'
import { customerOf, type Shop } from '@/tests/support/faults/customer'
import { openFaultyShop, startAnew } from '@/tests/support/faults/shop'
import { fromFront } from '@/tests/support/from-front'
import { runSql } from '@/tests/support/run-sql'

const KILLS = 10
const AT_ONCE = 4

let shop: Shop
const lines: string[] = []

beforeAll(async () => {
  shop = await openFaultyShop()
  log.level = 'trace'
  Reflect.set(log, symbols.streamSym, { write: (line: string) => lines.push(line) })
})
afterAll(() => shop.trading.close())

const killConnections = () =>
  runSql(
    shop,
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  ).catch(() => [])

const signUp = (serial: string) =>
  api('POST', '/account/sign-up', {
    body: {
      firstName: `Canary${serial}`,
      lastName: 'Canarywood',
      email: `canary-${serial}@example.com`,
      password: `canary password ${serial}`,
      confirmPassword: `canary password ${serial}`,
      consent: true,
    },
    headers: { origin: 'http://localhost:3000', ...fromFront(`10.9.0.${Number(serial) % 250}`) },
  }).catch(() => null)

test('no value of a person is in the log when the database is killed during sign-ups and purchases', async () => {
  const emails: string[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    await startAnew(shop)
    const customers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => customerOf(shop, 'stripe')),
    )
    emails.push(...customers.map(({ browser }) => browser.email))
    const cards = await Promise.all(customers.map(() => shop.trading.cardToken()))
    const acts = [
      ...customers.map((one, index) => one.place(cards[index]).catch(() => null)),
      ...cards.map((_, index) => signUp(`${kill * AT_ONCE + index}`)),
    ]
    await new Promise((resolve) => setTimeout(resolve, kill * 40)) // each kill at another moment
    await killConnections()
    await Promise.all(acts)
  }

  expect(lines.length).toBeGreaterThan(KILLS)
  const told = lines.filter(
    (line) => /canary/i.test(line) || emails.some((email) => line.includes(email)),
  )
  expect(told).toEqual([])
}, 240_000)
