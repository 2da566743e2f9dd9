import { sql } from 'drizzle-orm'
import type { CollectionSlug } from 'payload'
import { expect, test } from 'vitest'
import { feeAmount } from '@/src/domain/catalogue/facts/fee'
import { factInForce } from '@/src/domain/catalogue/facts/in-force'
import { scheduleProblem } from '@/src/domain/catalogue/facts/schedule'
import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import { readTraffic } from '@/src/queries/analytics/read-traffic'
import { DEMO_DOMAIN } from '@/src/seed/demo/demo-data'
import { removeDemo } from '@/src/seed/demo/remove-demo'
import { seedDemo } from '@/src/seed/demo/seed-demo'
import { seedEverything } from '@/src/seed/seed-everything'
import { CONTENT_ELEMENT_SEEDS } from '@/src/seed/site'
import { judgeAudience } from '@/src/services/mail/audience/audience'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const all = { depth: 0, pagination: false, overrideAccess: true } as const

async function rowCounts() {
  const counts: Partial<Record<CollectionSlug, number>> = {}
  for (const { slug } of payload.config.collections) {
    const { totalDocs } = await payload.count({ collection: slug, overrideAccess: true })
    counts[slug] = totalDocs
  }
  return counts
}

test('a new installation sells three packages, one of them popular', async () => {
  const { docs } = await payload.find({ collection: 'packages', sort: 'price', ...all })

  expect(docs.map(({ tier, price, isPopular }) => [tier, price, isPopular])).toEqual([
    ['starter', 49, false],
    ['standard', 149, true],
    ['premium', 199, false],
  ])
})

test('every jurisdiction has a fee with its day, its sources and a rule for its report', async () => {
  const { docs } = await payload.find({ collection: 'states', ...all })

  expect(docs).toHaveLength(51)
  for (const state of docs) {
    expect(state).toMatchObject({ isActive: true, oneTimePrice: 49 })
    const facts = readFacts(state.facts)
    const fee = factInForce(facts, 'filing_fee', 'llc', '2026-11-22')
    expect([fee?.checked ?? null, fee?.certainty ?? null], state.code).not.toContain(null)
    expect(state.filingFee).toBe(fee && feeAmount(fee.fee).least / 100)
    expect(scheduleProblem(factInForce(facts, 'report', 'llc', '2026-11-22')?.due)).toBeUndefined()
    expect(facts.filter(({ source }) => source).length, state.code).toBeGreaterThan(0)
  }
})

test('the cards of the state step are Wyoming, Colorado and Delaware', async () => {
  const where = { isPopular: { equals: true } }
  const { docs } = await payload.find({ collection: 'states', where, sort: 'code', ...all })

  expect(docs.map(({ code, popularLabel }) => [code, popularLabel])).toEqual([
    ['CO', 'POPULAR'],
    ['DE', 'BUSINESS FRIENDLY'],
    ['WY', 'BEST CHOICE'],
  ])
})

test('the services cost what the price list says', async () => {
  const { docs } = await payload.find({ collection: 'services', ...all })
  const prices = docs.map(({ slug, packageTypes }) => [
    slug,
    packageTypes.map(({ key, price }) => `${key} ${price}`).join(', '),
  ])

  expect(Object.fromEntries(prices)).toEqual({
    ein: 'standard 49, expedited 149',
    itin: 'standard 199, premium 299',
    bookkeeping: 'basic 149, standard 249, premium 399',
    trademark: 'search 199, basic 599, comprehensive 999',
  })
})

test('claims begin unverified', async () => {
  const where = { 'claim.isClaim': { equals: true } }
  const { docs } = await payload.find({ collection: 'contentElements', where, ...all })

  expect(docs.length).toBeGreaterThan(0)
  expect(docs.filter(({ claim }) => claim.verified)).toEqual([])
})

test('every text of the site can be edited', async () => {
  const { totalDocs } = await payload.count({ collection: 'contentElements', overrideAccess: true })
  expect(totalDocs).toBe(CONTENT_ELEMENT_SEEDS.length)
})

test('seeding again adds nothing and overwrites no edit', async () => {
  const before = await rowCounts()
  const edited = await payload.update({
    collection: 'packages',
    where: { tier: { equals: 'starter' } },
    data: { name: 'Small', price: 59 },
    ...all,
  })
  await seedEverything(payload)
  const after = await payload.findByID({
    collection: 'packages',
    id: edited.docs[0]?.id ?? '',
    overrideAccess: true,
  })

  expect(after).toMatchObject({ name: 'Small', price: 59 })
  expect(await rowCounts()).toEqual(before)
})

test('a permission that staff have taken from sub-admins does not come back', async () => {
  const where = { permissionName: { equals: 'manage_orders' } }
  await payload.delete({ collection: 'rolePermissions', where, overrideAccess: true })
  await seedEverything(payload)
  const { totalDocs } = await payload.count({
    collection: 'rolePermissions',
    where,
    overrideAccess: true,
  })

  expect(totalDocs).toBe(0)
})

test('nobody can make themselves the first administrator', async () => {
  const body = { email: 'me@example.com', password: 'correct horse battery', firstName: 'Me' }
  const { status } = await api('POST', '/users/first-register', { body })
  expect(status).toBeGreaterThanOrEqual(400)
})

test('the invented year goes without a trace, and takes nothing real with it', async () => {
  await removeDemo(payload) // what an earlier try of this test has left
  const build = builder(payload)
  await build('ticketMessages')
  await build('commissions')
  await build('payments')
  const before = await rowCounts()
  const size = { customers: 9, orders: 24, leads: 6, tickets: 4, visits: 10 }

  await seedDemo(payload, new Date(), () => {}, size)
  const during = await rowCounts()
  const told = await runSql(
    { payload },
    sql`select tag from site_changes where at > now() - interval '1 minute'`,
  )
  const visitors = await readTraffic(payload, 365, 'country')
  const { totalDocs: toFile } = await payload.count({
    collection: 'orders',
    where: { and: [{ queue: { equals: 'to_file' } }, { receiptNumber: { like: 'DEMO-S' } }] },
    overrideAccess: true, // the test looks at all of them
  })
  const agreed = await payload.find({
    collection: 'users',
    where: {
      'notificationPreferences.marketing': { equals: true },
      email: { contains: DEMO_DOMAIN },
    },
    ...all,
  })
  const judged = await judgeAudience({ payload }, agreed.docs, 'offers')
  await removeDemo(payload)

  expect(judged.map(({ exclusion }) => exclusion)).toEqual([null, null]) // a campaign can be tried
  expect(toFile).toBe(5)
  expect(during.orders).toBe((before.orders ?? 0) + size.orders + 3 + toFile) // the customer's own
  expect(await rowCounts()).toEqual(before)
  expect(told).toContainEqual({ tag: 'careers' }) // a site that runs shows the positions at once
  expect(visitors.all?.now.visitors).toBeGreaterThan(0)
  expect(visitors.rows.length).toBeGreaterThan(1)
  expect((await readTraffic(payload, 365, 'country')).all?.now.visitors ?? 0).toBe(0)
})
