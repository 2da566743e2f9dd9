import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'

import { sumByDay } from '@/src/domain/analytics/totals'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import type { Order } from '@/src/payload-types'
import { checkTotals, foldTotals } from '@/src/services/analytics/fold-totals'
import { totalsInBooks } from '@/src/services/analytics/kept-totals'
import { lastTotalsCheck, readTotals } from '@/src/services/analytics/read-totals'
import { spansBetween } from '@/src/services/analytics/spans'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { runSql } from '@/tests/support/run-sql'
import { rounds } from '@/tests/support/suite/sample'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
  await foldTotals(payload)
})

afterEach(async () => {
  await setZone('America/New_York')
})

const setZone = (businessTimeZone: string) =>
  payload.updateGlobal({
    slug: 'settings',
    data: { businessTimeZone },
    overrideAccess: true, // arranges the test
  })

const LINES = [
  { kind: 'service', ref: 'p', label: 'Package', amountMinor: 149_00 },
  { kind: 'state_fee', ref: 's', label: 'State fee', amountMinor: 100_00 },
] as const

const order = (changes: Partial<Order>) =>
  builder(payload)('orders', {
    totalMinor: 249_00,
    currency: 'USD',
    lines: LINES.map((line) => ({ ...line, refundable: true, billing: 'once' as const })),
    ...changes,
  })

/** Every day as the books have it, counted from the rows themselves. */
async function books() {
  const { zone } = await readTotals(payload)
  const db = await databaseOf({ payload })
  const isAnything = ({ day, ...sums }: { day: string }) => Object.values(sums).some(Boolean)
  return sumByDay(await totalsInBooks(db, zone)).filter(isAnything)
}

/** The same as it is kept. */
async function kept() {
  const { days } = await readTotals(payload)
  return days.filter(({ day, ...sums }) => Object.values(sums).some(Boolean))
}

const rowsIn = async (table: string) =>
  Number((await runSql({ payload }, sql`select count(*) as n from ${sql.identifier(table)}`))[0]?.n)

let serial = 0
const HOUR = 3_600_000
const ACTS = ['order', 'pay', 'refund', 'fail', 'age', 'delete', 'fold'] as const
const acts = fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.nat(400)), {
  minLength: 1,
  maxLength: 14,
})

/** Does what happens to orders in a shop; `n` says to which, and how long ago. */
async function act(name: (typeof ACTS)[number], n: number, made: Order[]): Promise<void> {
  const at = new Date(Date.now() - n * HOUR).toISOString()
  const one = made[n % Math.max(made.length, 1)]
  const change = (data: Partial<Order>) =>
    one && payload.update({ collection: 'orders', id: one.id, data, overrideAccess: true }) // as a service does
  if (name === 'order') made.push(await order({ createdAt: at }))
  if (name === 'pay') await change({ paymentStatus: 'paid', paidAt: at })
  if (name === 'fail') await change({ paymentStatus: 'failed' })
  if (name === 'age' && one)
    await runSql({ payload }, sql`update orders set created_at = ${at} where id = ${one.id}`)
  if (name === 'fold') await foldTotals(payload)
  if (name === 'delete' && one && n % 3 === 0) {
    made.splice(made.indexOf(one), 1)
    for (const table of ['refunds', 'payments', 'orders']) {
      const column = sql.identifier(table === 'orders' ? 'id' : 'order_id')
      await runSql(
        { payload },
        sql`delete from ${sql.identifier(table)} where ${column} = ${one.id}`,
      )
    }
  }
  if (name === 'refund' && one) {
    serial += 1
    const payment = await builder(payload)('payments', {
      order: one.id,
      amountMinor: 249_00,
      status: 'succeeded',
      isDuplicate: n % 5 === 0,
      mode: n % 7 === 0 ? 'test' : 'live',
    })
    const refund = await builder(payload)('refunds', {
      payment: payment.id,
      order: one.id,
      amountMinor: 20_00,
      orderMinor: 20_00,
      status: n % 2 ? 'succeeded' : 'pending',
      settledAt: at,
      lines: n % 4 === 0 ? [{ kind: 'state_fee', amountMinor: 20_00 }] : null,
      idempotencyKey: `totals-${serial}`,
    })
    if (n % 3 === 0) {
      await payload.update({
        collection: 'refunds',
        id: refund.id,
        data: { status: 'succeeded' },
        overrideAccess: true, // as a service does
      })
    }
  }
}

test('whatever happens to orders, payments and refunds, the totals are those of the books', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const made: Order[] = []
      for (const [name, n] of sequence) await act(name, n, made)
      expect(await kept()).toEqual(await books())
      await foldTotals(payload)
      expect(await kept()).toEqual(await books())
    }),
    { numRuns: rounds(20, 8), endOnFailure: true },
  )
})

test('folding twice counts once, also at the same time', async () => {
  await order({ paymentStatus: 'paid', paidAt: new Date().toISOString() })
  await builder(payload)('leads', {})
  await builder(payload)('tickets', {})
  expect(await rowsIn('total_differences')).toBeGreaterThan(0)

  await Promise.all([foldTotals(payload), foldTotals(payload)])
  const once = await kept()
  await foldTotals(payload)

  expect(await rowsIn('total_differences')).toBe(0)
  expect(await rowsIn('takings_to_book')).toBe(0)
  expect(await kept()).toEqual(once)
  expect(once).toEqual(await books())
})

test('orders placed at the same time wait for nobody, and all count', async () => {
  const before = (await kept()).reduce((sum, { orders }) => sum + orders, 0)
  await Promise.all(Array.from({ length: 12 }, () => order({})))
  expect((await kept()).reduce((sum, { orders }) => sum + orders, 0)).toBe(before + 12)
})

test('what is rolled back changes no figure', async () => {
  const { id: lead } = await builder(payload)('leads', {})
  const there = await kept()
  const id = await payload.db.beginTransaction()
  const inIt = { payload, transactionID: id ?? undefined }
  await runSql(inIt, sql`delete from lead_activities where lead_id = ${lead}`)
  await runSql(inIt, sql`delete from leads where id = ${lead}`)
  if (id) await payload.db.rollbackTransaction(id)
  expect(await kept()).toEqual(there)
})

test('the day of a figure is the business’s, also after the zone has changed', async () => {
  await foldTotals(payload)
  const at = new Date('2026-03-03T02:30:00.000Z')
  const onDay = async (day: string) => (await kept()).find((one) => one.day === day)?.orders ?? 0
  const orders = (await onDay('2026-03-02')) + 1
  await order({ createdAt: at.toISOString() })
  expect(isoDayIn(at, 'America/New_York')).toBe('2026-03-02')
  expect([await onDay('2026-03-02'), await onDay('2026-03-03')]).toEqual([orders, 0])

  await setZone('Asia/Tokyo')
  await foldTotals(payload)

  expect([await onDay('2026-03-02'), await onDay('2026-03-03')]).toEqual([0, orders])
  expect(await kept()).toEqual(await books())
})

test('is checked some days at a time, each day in one of the pieces', async () => {
  const paidAt = '2026-05-08T03:30:00.000Z' // still the 7th in New York
  const { id } = await order({
    createdAt: '2026-04-30T16:00:00.000Z',
    paymentStatus: 'paid',
    paidAt,
  })
  const payment = await builder(payload)('payments', { order: id, status: 'succeeded' })
  await builder(payload)('refunds', {
    payment: payment.id,
    order: id,
    amountMinor: 20_00,
    orderMinor: 20_00,
    status: 'succeeded',
    settledAt: '2026-06-01T12:00:00.000Z',
    idempotencyKey: `totals-piece-${id}`,
  })
  const db = await databaseOf({ payload })
  const { zone } = await readTotals(payload)
  const pieces = spansBetween('2026-05-06', '2026-05-30', 3)

  const parts = await Promise.all(pieces.map((span) => totalsInBooks(db, zone, span)))

  expect(parts.map((days) => new Set(days.map(({ day }) => day)).size).some((n) => n > 1)).toBe(
    true,
  )
  expect(sumByDay(parts.flat())).toEqual(sumByDay(await totalsInBooks(db, zone)))
  expect(await checkTotals(payload, 1)).toEqual([])
})

test('a figure that is not the books’ is found, told with its numbers, and corrected', async () => {
  onTestFinished(async () => void (await checkTotals(payload))) // nothing wrong is left behind
  expect(await checkTotals(payload)).toEqual([])
  expect((await lastTotalsCheck(payload))?.wrong).toEqual([])
  await order({ createdAt: '2026-04-04T16:00:00.000Z' })
  await foldTotals(payload)
  const orders = (await books()).find(({ day }) => day === '2026-04-04')?.orders ?? 0
  await runSql(
    { payload },
    sql`update daily_totals set orders = orders + 2 where day = '2026-04-04'`,
  )

  const wrong = { day: '2026-04-04', name: 'orders', kept: orders + 2, books: orders }
  expect(await checkTotals(payload)).toEqual([wrong])
  expect((await lastTotalsCheck(payload))?.wrong).toEqual([wrong])
  expect(await kept()).toEqual(await books())
  expect(await checkTotals(payload)).toEqual([])
})
