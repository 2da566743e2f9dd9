import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { affiliateRows } from '@/src/admin/affiliates/affiliate-rows'
import { affiliatesList } from '@/src/admin/affiliates/affiliates-list'
import { clicksList } from '@/src/admin/affiliates/ledger/clicks-list'
import { commissionsList } from '@/src/admin/affiliates/ledger/commissions-list'
import { thresholdIn } from '@/src/admin/affiliates/payouts/threshold'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import { opens } from '@/src/admin/kit/screens/opens'
import {
  affiliateTotals,
  countReviews,
  topPerformers,
} from '@/src/queries/affiliates/staff-affiliates'
import { duePayouts } from '@/src/services/affiliates/payouts'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { pageByPage } from '@/tests/support/lists/page-by-page'
import { requestOf } from '@/tests/support/people/request-of'
import { runSql } from '@/tests/support/run-sql'

let payload: Payload
let admin: PayloadRequest
let viewer: PayloadRequest

const EARNED = [500_00, 500_00, 300_00, 120_00, 40_00, 10_00, 0, 0]

beforeAll(async () => {
  payload = await testPayload()
  admin = await requestOf({ role: 'admin' })
  viewer = await requestOf({ role: 'sub_admin', permissionGrants: ['view_affiliates'] })
  const build = builder(payload)
  for (const [at, totalEarnedMinor] of EARNED.entries()) {
    const user = await build('users', { firstName: `Earner${at}`, lastName: 'Pennyworth' })
    await build('affiliateLinks', {
      user: user.id,
      totalEarnedMinor,
      clicks: 10 * at,
      conversions: at,
      isActive: at !== 7,
    })
  }
})

const ask = (search: Record<string, string>) => questionIn(affiliatesList, search)

test('affiliates stand by what they earned, and pages hold each once', async () => {
  for (const sort of ['-totalEarnedMinor', 'clicks']) {
    const seen = await pageByPage(admin, affiliatesList, ask({ q: 'pennyworth', sort }), 3)
    expect(new Set(seen.map(({ name }) => name)).size).toBe(EARNED.length)
    expect(seen.map((row) => row.totalEarnedMinor)).toEqual(EARNED)
  }
})

test('totals are those of the rows, and nobody tops who earned nothing', async () => {
  const totals = await affiliateTotals(admin)
  expect(totals.affiliates).toBeGreaterThanOrEqual(EARNED.length)
  const top = await topPerformers(admin)
  expect(top.map(({ earnedMinor }) => earnedMinor)).toEqual(EARNED.slice(0, 5))
  expect(top[0]?.name).toMatch(/Pennyworth$/)
})

test('what is owed is what the next payouts would be', async () => {
  const build = builder(payload)
  const { id: owedTo } = await build('affiliateLinks')
  const { id: paidTooMuch } = await build('affiliateLinks')
  await build('commissions', { link: owedTo, amountMinor: 50_00, status: 'approved' })
  await build('commissions', { link: owedTo, amountMinor: 20_00, status: 'pending' })
  await build('commissions', { link: paidTooMuch, amountMinor: 10_00, status: 'approved' })
  await build('payouts', { link: paidTooMuch, amountMinor: 90_00, status: 'paid' })
  const due = await duePayouts(admin)
  const { owedMinor } = await affiliateTotals(admin)
  expect(owedMinor).toBe(due.reduce((sum, { dueMinor }) => sum + dueMinor, 0))
  expect(owedMinor).toBe(50_00)
})

test('the ledger says what each order earned, and has those to review apart', async () => {
  const { id: link, code } = await builder(payload)('affiliateLinks')
  await builder(payload)('commissions', { link, review: 'open' })
  await builder(payload)('commissions', { link, status: 'paid' })
  const read = async (search: Record<string, string>, req = admin) =>
    (await commissionsList.read(req, questionIn(commissionsList, search), 50)).rows
  expect(await read({ q: code })).toHaveLength(2)
  expect(await read({ q: code, view: 'review' })).toMatchObject([{ code, review: 'open' }])
  expect((await read({ q: code, view: 'paid' }, viewer))[0]).toMatchObject({ grant: null })
  expect(await read({ q: 'NOBODY_%' })).toEqual([])
  expect(await countReviews(admin)).toBe(1)
})

test('a search finds everyone of a name, by the name of today', async () => {
  await runSql(
    admin,
    sql`insert into users (email, first_name, last_name)
      select 'many-' || g || '@example.com', 'Mavis', 'Multitude' from generate_series(1, 620) g`,
  )
  await runSql(
    admin,
    sql`insert into affiliate_links (user_id, code)
      select id, split_part(email, '@', 1) from users where last_name = 'Multitude'`,
  )
  const many = ask({ q: 'mavis MULTITUDE' })
  expect(await affiliateRows.count(admin, many)).toEqual({ count: 620, isMore: false })
  const seen = await pageByPage(admin, affiliatesList, many, 250)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(620)
  expect(seen).toHaveLength(620)

  const [one] = seen
  if (!one) throw new Error('No affiliate was found')
  await builder(payload)('commissions', { link: one.id })
  await payload.update({
    collection: 'users',
    where: { email: { equals: one.email } },
    data: { lastName: 'Singular' },
    overrideAccess: true,
  })
  expect((await affiliateRows.count(admin, many)).count).toBe(619)
  const { rows } = await affiliatesList.read(viewer, ask({ q: 'mavis singular' }), 10)
  expect(rows.map(({ id }) => id)).toEqual([one.id])
  const earned = questionIn(commissionsList, { q: 'Singular' })
  expect((await commissionsList.read(viewer, earned, 10)).rows).toMatchObject([{ code: one.code }])
})

test('visits are listed by the code that they came through', async () => {
  const { id: link, code } = await builder(payload)('affiliateLinks')
  await builder(payload)('affiliateClicks', { link })
  const { rows } = await clicksList.read(viewer, questionIn(clicksList, {}), 50)
  expect(rows.map((row) => row.code)).toContain(code)
})

test('the lists open for their right alone', async () => {
  const outsider = await requestOf({ role: 'sub_admin' })
  for (const screen of ['affiliates', 'affiliate', 'commissions', 'affiliateClicks'] as const) {
    expect(await opens(viewer, screen)).toBe(true)
    expect(await opens(outsider, screen)).toBe(false)
  }
  expect((await affiliatesList.read(outsider, ask({}), 10)).rows).toEqual([]) // only what is theirs
})

test.each([
  ['25', 25_00],
  ['12.50', 12_50],
  ['-1', 0],
  ['12abc', 0],
  ['1e9', 0],
])('a threshold of %j is %i cents', (text, minor) => {
  expect(thresholdIn(text).minor).toBe(minor)
})
