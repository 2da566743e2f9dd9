import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { permissionsOf } from '@/src/access/permissions'
import { businessTrends } from '@/src/admin/analytics/business-trends'
import { needsYou } from '@/src/admin/analytics/needs-you'
import { quickActionsFor } from '@/src/admin/analytics/quick-actions'
import { storageStatus } from '@/src/admin/analytics/storage-status'
import { gatewayStatuses, outboxStatus } from '@/src/admin/analytics/system-status'
import { totalsStatus } from '@/src/admin/analytics/totals-status'
import { factRows } from '@/src/admin/catalogue/facts/fact-rows'
import { factsList } from '@/src/admin/catalogue/facts/facts-list'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { PERMISSIONS, type Permission } from '@/src/domain/platform/permissions/areas'
import { countFacts } from '@/src/queries/catalogue/screen-rows'
import { checkTotals } from '@/src/services/analytics/fold-totals'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { requestOf } from '@/tests/support/people/request-of'
import { runSql } from '@/tests/support/run-sql'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
})

const admin = () => requestOf({ role: 'admin' })
const only = (...granted: Permission[]) =>
  requestOf({
    role: 'sub_admin',
    permissionGrants: granted,
    permissionDenials: PERMISSIONS.filter(
      (one) => !granted.some((name) => name === one || name === one.replace('view_', 'manage_')),
    ),
  })

const labelsFor = async (req: PayloadRequest) =>
  (await businessTrends(req, await permissionsOf(req))).map(({ label }) => label)
const needsOf = async (req: PayloadRequest) => needsYou(req, await permissionsOf(req))

test('an administrator sees six figures, each with thirty days and a change', async () => {
  const req = await admin()
  const stats = await businessTrends(req, await permissionsOf(req))
  expect(stats.map(({ label }) => label)).toEqual([
    'Total users',
    'Total orders',
    'Revenue',
    'Users today',
    'Orders today',
    'Revenue today',
  ])
  for (const { points, change } of stats) {
    expect(points).toHaveLength(30)
    expect(change.words).toMatch(/^(No change|[+−])/)
  }
  expect(stats[2]?.value).toMatch(/^\$[\d,]+$/)
})

test('figures are for view_analytics, money for view_payments besides', async () => {
  expect(await labelsFor(await only('view_dashboard', 'view_payments', 'view_users'))).toEqual([])
  expect(await labelsFor(await only('view_dashboard', 'view_analytics'))).toEqual([
    'Total users',
    'Total orders',
    'Users today',
    'Orders today',
  ])
  expect(await labelsFor(await only('view_analytics', 'view_payments'))).toContain('Revenue today')
})

test('what waits is counted and leads to where it is done, for those who may view it', async () => {
  const admins = await admin()
  const before = await needsOf(admins)
  const soon = new Date(Date.now() + 1.5 * 3_600_000).toISOString()
  const order = await builder(payload)('orders', { refundRequestedAt: soon })
  await runSql(
    { payload },
    sql`update orders set queue = 'to_file', clock_due_at = ${soon}, refund_open = true where id = ${order.id}`,
  )
  await builder(payload)('tickets', { status: 'in_progress', lastMessageAt: soon })
  await builder(payload)('payments', { order: order.id, status: 'quarantined' })
  await builder(payload)('emails', { status: 'failed' })
  const kept = await builder(payload)('orders') // filed in time; its EIN is next
  await runSql(
    { payload },
    sql`update orders set queue = 'to_file', clock_due_at = ${soon}, clock_stopped_at = now() where id = ${kept.id}`,
  )

  const needs = await needsOf(admins)
  const hrefs = needs.map(({ href }) => href)
  expect(before.map(({ href }) => href)).not.toContain('/admin/orders?view=toFile')
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/admin/orders?view=toFile',
      '/admin/orders?view=refunds',
      '/admin/outbox?view=failed',
      `${adminHref('payments')}?status=quarantined`,
    ]),
  )
  expect(needs[0]).toMatchObject({
    what: '1 order to file in the next 6 hours',
    detail: 'The first ends in 1 hour',
  })
  expect(needs.some(({ what }) => what.includes('waiting for an answer'))).toBe(true)

  const clerk = (await needsOf(await only('view_orders'))).map(({ href }) => href)
  expect(clerk).toEqual(['/admin/orders?view=toFile', '/admin/orders?view=refunds'])
  expect(await needsOf(await only('view_dashboard'))).toEqual([])
})

test('orders to file are named without a promise, too', async () => {
  await runSql({ payload }, sql`update orders set queue = 'closed' where queue = 'to_file'`)
  const clerk = await only('view_orders')
  const queued = async () => (await needsOf(clerk)).filter(({ href }) => href.endsWith('=toFile'))
  expect(await queued()).toEqual([])

  const { id } = await builder(payload)('orders')
  await runSql(
    { payload },
    sql`update orders set queue = 'to_file', clock_due_at = null where id = ${id}`,
  )
  expect(await queued()).toMatchObject([{ what: '1 order to file', act: 'Open queue' }])
})

test('fees that are old are as many as the list that they lead to', async () => {
  const req = await admin()
  await runSql(
    { payload },
    sql`update states set updated_at = now(), facts = (
      select jsonb_agg(fact || '{"checked": "2020-01-01"}') from jsonb_array_elements(facts) fact
    ) where code = 'WY'`,
  )
  const { oldFees } = await countFacts(req)
  const listed = await factRows(req, questionIn(factsList, { reason: 'old', q: 'fee' }))
  expect(oldFees).toBeGreaterThan(0)
  expect(listed.length).toBeGreaterThanOrEqual(oldFees)
  expect((await needsOf(req)).map(({ what }) => what)).toContainEqual(
    expect.stringMatching(new RegExp(`^${oldFees} state fees? older than 180 days$`)),
  )
})

test('the status tells of the last webhook, of mail, of room, and of figures that were wrong', async () => {
  expect(await storageStatus()).toMatchObject({ label: 'Storage', detail: /GB free$/ })
  await builder(payload)('webhookEvents', { gateway: 'stripe' })
  const gateways = await gatewayStatuses(payload)
  expect(gateways.map(({ label, word }) => [label, word])).toEqual([
    ['Payments: Stripe', 'Sandbox'],
    ['Payments: Razorpay', 'Sandbox'],
    ['Payments: PayPal', 'Sandbox'],
  ])
  for (const { health, detail } of gateways) {
    if (health !== 'off') expect(detail).toMatch(/webhook/i)
  }
  expect(await outboxStatus(payload)).toMatchObject({ health: 'bad', word: 'Failing' })
  await runSql({ payload }, sql`update emails set created_at = now() - interval '8 days'`)
  await builder(payload)('emails', { status: 'failed', kind: 'marketing' })
  expect(await outboxStatus(payload)).toMatchObject({ health: 'good' })
  await checkTotals(payload)
  expect(await totalsStatus(payload)).toMatchObject({ health: 'good', word: 'Correct' })
  await runSql(
    { payload },
    sql`insert into daily_totals (day, ours_minor) values ('2025-05-05', 12000)`,
  )
  await checkTotals(payload)
  expect(await totalsStatus(payload)).toMatchObject({
    health: 'bad',
    word: 'Check failed',
    detail: 'Revenue on May 5, 2025: $120.00, in the books $0.00. Corrected just now.',
  })
})

test('every quick action leads somewhere that its right opens', () => {
  expect(quickActionsFor(new Set())).toEqual([])
  for (const { href } of quickActionsFor(new Set(PERMISSIONS))) expect(href).toMatch(/^\/admin\//)
})
