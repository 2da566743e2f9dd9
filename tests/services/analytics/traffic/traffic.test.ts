import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { trafficList } from '@/src/admin/analytics/geo/traffic-list'
import { csvFor } from '@/src/admin/kit/list/csv-of'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import type { Dimension } from '@/src/domain/analytics/traffic/dimensions'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { readTraffic } from '@/src/queries/analytics/read-traffic'
import { foldTotals } from '@/src/services/analytics/fold-totals'
import { foldTraffic } from '@/src/services/analytics/traffic/fold-traffic'
import { businessZone } from '@/src/services/platform/business-zone'
import { forgetVisits, rememberOrigin, visitorOf } from '@/src/services/platform/visits/visits'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { fromFront } from '@/tests/support/from-front'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { requestOf } from '@/tests/support/people/request-of'
import { runSql } from '@/tests/support/run-sql'

let payload: Payload
let zone: string
beforeAll(async () => {
  payload = await testPayload()
  zone = await businessZone({ payload })
})

beforeEach(async () => {
  for (const table of [
    'lead_origins',
    'order_origins',
    'lead_activities',
    'leads',
    'traffic_visits',
    'traffic_results',
    'traffic_mark',
    'traffic_due',
    'visits',
    'visit_salts',
  ]) {
    await runSql({ payload }, sql`delete from ${sql.identifier(table)}`)
  }
})

const dayAgo = (days: number) => isoDate(addDays(parseDate(isoDayIn(new Date(), zone)), -days))
const headers = new Headers({ 'user-agent': 'Mozilla/5.0 Firefox/140', ...fromFront('8.8.8.8') })

type Visit = { visitorHash: string; day?: string; country?: string; region?: string; path?: string }
const visit = (data: Visit) =>
  builder(payload)('visits', { day: dayAgo(0), country: undefined, region: undefined, ...data })

const read = async (by: Dimension, days = 30) => {
  const { all, rows } = await readTraffic(payload, days, by)
  return {
    all,
    rows: Object.fromEntries(rows.map(({ value, now, before }) => [value, { now, before }])),
  }
}
const table = (name: string) =>
  runSql({ payload }, sql`select * from ${sql.identifier(name)} order by dimension, day, value`)

test('a visitor is another one on another day, and the salt of a day is forgotten after two', async () => {
  const [today, again, tomorrow] = [
    await visitorOf({ payload, headers }),
    await visitorOf({ payload, headers }),
    await visitorOf({ payload, headers }, new Date(Date.now() + 86_400_000)),
  ]
  expect(again).toEqual(today)
  expect(tomorrow.hash).not.toBe(today.hash)
  expect(today.hash).not.toContain('8.8.8.8')

  const db = await databaseOf({ payload })
  await forgetVisits(db)
  expect(await visitorOf({ payload, headers })).toEqual(today)
  await runSql({ payload }, sql`update visit_salts set made_at = now() - interval '49 hours'`)
  await forgetVisits(db)
  expect(await runSql({ payload }, sql`select * from visit_salts`)).toEqual([])
  expect((await visitorOf({ payload, headers })).hash).not.toBe(today.hash)
})

test('twenty who come first at once agree on the salt', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => visitorOf({ payload, headers })))
  expect(new Set(all.map(({ hash }) => hash)).size).toBe(1)
})

test('visitors are counted once a day, by country, state and page; unknown is a row of its own', async () => {
  await visit({ visitorHash: 'a', country: 'US', region: 'WY', path: '/' })
  await visit({ visitorHash: 'a', country: 'US', region: 'WY', path: '/checkout' })
  await visit({ visitorHash: 'b', country: 'US', path: '/' })
  await visit({ visitorHash: 'c', path: '/' })
  await visit({ visitorHash: 'd', day: dayAgo(1), country: 'DE', path: '/' })
  await foldTraffic(payload)

  const countries = await read('country')
  expect(countries.all?.now.visitors).toBe(4)
  expect(countries.rows).toMatchObject({
    US: { now: { visitors: 2 } },
    DE: { now: { visitors: 1 } },
    '': { now: { visitors: 1 } },
  })
  expect((await read('region')).rows).toMatchObject({
    WY: { now: { visitors: 1 } },
    '': { now: { visitors: 1 } },
  })
  expect((await read('page')).rows).toMatchObject({
    '/': { now: { visitors: 4 } },
    '/checkout': { now: { visitors: 1 } },
  })
  expect((await read('campaign')).rows).toEqual({})
})

test('two who fold at once count once, also before anything was counted', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    await runSql({ payload }, sql`delete from traffic_visits`)
    await runSql({ payload }, sql`delete from traffic_results`)
    await visit({ visitorHash: `at once ${turn}`, country: 'US' })
    await builder(payload)('leads')
    await Promise.all([foldTraffic(payload), foldTraffic(payload), foldTraffic(payload)])
    expect((await read('country')).all?.now).toMatchObject({ visitors: turn + 1, leads: turn + 1 })
  }
})

test('folding twice changes nothing, and what was folded outlives the visits', async () => {
  await visit({ visitorHash: 'a', country: 'US' })
  await visit({ visitorHash: 'b', country: 'FR' })
  await foldTraffic(payload)
  const first = [await table('traffic_visits'), await table('traffic_results')]
  await foldTraffic(payload)
  expect([await table('traffic_visits'), await table('traffic_results')]).toEqual(first)

  await runSql({ payload }, sql`update traffic_visits set day = ${dayAgo(8)}`)
  await runSql({ payload }, sql`update visits set day = ${dayAgo(8)}`)
  await forgetVisits(await databaseOf({ payload }))
  expect(await runSql({ payload }, sql`select * from visits`)).toEqual([])
  await foldTraffic(payload)
  expect((await read('country')).all?.now.visitors).toBe(2)
})

test('the period before is as long, and ends where this one begins', async () => {
  for (const day of [0, 6]) await count(dayAgo(day), 1)
  for (const day of [7, 13]) await count(dayAgo(day), 10)
  await count(dayAgo(14), 100)
  expect((await read('country', 7)).all).toMatchObject({
    now: { visitors: 2 },
    before: { visitors: 20 },
  })
})

const count = (day: string, visitors: number) =>
  runSql(
    { payload },
    sql`insert into traffic_visits values (${day}, 'all', '', ${visitors}, ${visitors})`,
  )

test('leads, orders and revenue come from where their visitor came from; a refund takes back', async () => {
  const { day, hash } = await visitorOf({ payload, headers })
  const ours = { day, visitorHash: hash, country: 'DE', path: '/services/ein', source: 'Google' }
  await builder(payload)('visits', ours)
  const req = await requestOf()
  req.headers = headers
  const lead = await builder(payload)('leads')
  await rememberOrigin(req, { lead: lead.id })
  const order = await paidOrder(payload)
  await rememberOrigin(req, { order: order.id })
  const other = await paidOrder(payload)
  await foldTotals(payload)
  await foldTraffic(payload)

  const { DE } = (await read('country')).rows
  expect(DE?.now).toMatchObject({ visitors: 1, leads: 1, orders: 1 })
  expect(DE?.now.oursMinor).toBeGreaterThan(0)
  expect((await read('page')).rows['/services/ein']?.now).toMatchObject({ leads: 1, orders: 1 })
  expect((await read('source')).rows.Google?.now).toMatchObject({ leads: 1, orders: 1 })
  const unknown = (await read('country')).rows['']
  expect(unknown?.now.orders).toBeGreaterThanOrEqual(1)

  const payment = await runSql(
    { payload },
    sql`select id, amount_minor from payments where order_id = ${order.id}`,
  )
  await builder(payload)('refunds', {
    order: order.id,
    payment: String(payment[0]?.id),
    status: 'succeeded',
    amountMinor: Number(payment[0]?.amount_minor),
    orderMinor: Number(payment[0]?.amount_minor),
    settledAt: new Date().toISOString(),
  })
  await foldTotals(payload)
  await foldTraffic(payload)
  expect((await read('country')).rows.DE?.now).toMatchObject({ orders: 1, oursMinor: 0 })

  await runSql({ payload }, sql`delete from refunds where order_id = ${other.id}`)
})

test('a history of years is counted in parts, the latest days first, and comes out the same', async () => {
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  for (const days of [40, 40, 200]) {
    const { id } = await builder(payload)('leads', { createdAt: at(days) })
    const origin = sql`insert into lead_origins values (${id}, 'US', 'WY', '/', 'Google', null)`
    if (days === 40) await runSql({ payload }, origin)
    const order = await paidOrder(payload)
    await payload.update({
      collection: 'orders',
      id: order.id,
      data: { paidAt: at(days) },
      overrideAccess: true, // arranges the test
    })
  }
  await foldTotals(payload)
  await foldTraffic(payload)
  const whole = await table('traffic_results')
  expect(new Set(whole.map(({ day }) => day)).size).toBeGreaterThanOrEqual(3)

  // as where the books were written again: nothing is known of how far they were counted
  await runSql({ payload }, sql`delete from traffic_mark`)
  await runSql({ payload }, sql`update traffic_results set leads = 77 where dimension = 'all'`)
  const leadsOn = async (days: number) =>
    (await table('traffic_results')).find(
      (row) => row.dimension === 'all' && row.day === isoDayIn(new Date(at(days)), zone),
    )?.leads
  await foldTraffic(payload, new Date(), 0)
  expect([await leadsOn(40), await leadsOn(200)]).toEqual([2, 77])
  await foldTraffic(payload, new Date(), 0)
  expect([await leadsOn(40), await leadsOn(200)]).toEqual([2, 1])
  expect(await table('traffic_results')).toEqual(whole)
  expect(await runSql({ payload }, sql`select * from traffic_due`)).toEqual([])

  await Promise.all([foldTraffic(payload), foldTraffic(payload)]) // two workers at once
  expect(await table('traffic_results')).toEqual(whole)
})

test('of each day those 300 values are kept that brought the most', async () => {
  const day = dayAgo(0)
  const { id } = await builder(payload)('leads')
  await runSql(
    { payload },
    sql`with made as (
      insert into leads (email, checkout_step, total_amount, converted)
      select 'page-' || n || '@example.com', 'package', 0, false from generate_series(1, 302) n
      returning id, email
    )
    insert into lead_origins (lead_id, country, page)
    select id, 'FR', '/page-' || lpad(split_part(split_part(email, '@', 1), '-', 2), 3, '0') from made`,
  )
  await runSql(
    { payload },
    sql`insert into lead_origins (lead_id, page) values (${id}, '/page-302')`,
  )
  await foldTraffic(payload)
  const pages = await runSql(
    { payload },
    sql`select value from traffic_results where dimension = 'page' and day = ${day} and value like '/page-%' order by value`,
  )
  // the one with two leads is among them, and of those with one the first by name
  expect(pages.map(({ value }) => value)).toContain('/page-302')
  expect(pages.map(({ value }) => value)).toContain('/page-001')
  expect(pages.map(({ value }) => value)).not.toContain('/page-301')
  expect(pages.length).toBeLessThanOrEqual(300)
})

test('one who was not counted has no origin, and nothing fails for it', async () => {
  const req = await requestOf()
  req.headers = new Headers({ 'user-agent': 'Somebody else', ...fromFront('9.9.9.9') })
  const lead = await builder(payload)('leads')
  await rememberOrigin(req, { lead: lead.id })
  expect(
    await runSql({ payload }, sql`select * from lead_origins where lead_id = ${lead.id}`),
  ).toEqual([])
})

test('a spreadsheet has the period and the breakdown of the address, and revenue for those who may', async () => {
  await visit({ visitorHash: 'a', country: 'US', region: 'WY' })
  await foldTraffic(payload)
  const asked = questionIn(trafficList, { view: 'region', period: '7d' })
  const may = await requestOf({ role: 'admin' })
  const mayNot = await requestOf({ role: 'sub_admin', permissionGrants: ['manage_geo'] })
  expect((await csvFor(may, trafficList, asked)).csv).toContain('Wyoming,1,0,0,0,0.00,')
  expect((await csvFor(mayNot, trafficList, asked)).csv).toContain('Wyoming,1,0,0,0,,')
})
