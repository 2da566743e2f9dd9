import { globSync, readFileSync } from 'node:fs'

import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { AUDIT_RULES } from '@/hooks/platform/audit-rules'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import { ADMIN_REDIRECTS, adminHref } from '@/src/admin/kit/screens/admin-href'
import { opens } from '@/src/admin/kit/screens/opens'
import { auditLogList } from '@/src/admin/platform/audit-log-list'
import { DEFAULT_TIME_ZONE } from '@/src/domain/vocabulary/time/time-zone'
import { collectionHref } from '@/src/lib/admin-address'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
  const at = new Date('2030-01-01T00:00:00.000Z').toISOString()
  for (let entry = 0; entry < 25; entry += 1) {
    // Three in a row were written in the same millisecond.
    const createdAt = new Date(Date.parse(at) + Math.floor(entry / 3)).toISOString()
    const area = entry % 5 === 0 ? 'payments' : 'orders'
    await builder(payload)('auditLog', { area, entity: 'kit-test', createdAt })
  }
})

/** A request of a new member of the staff. */
async function requestOf(data: object): Promise<PayloadRequest> {
  const user = await builder(payload)('users', { role: 'sub_admin', ...data })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

const admin = () => requestOf({ role: 'admin' })

async function pagesOf(req: PayloadRequest, search: Record<string, string>, size: number) {
  const pages: string[][] = []
  let after: string | null = ''
  while (after !== null && pages.length < 40) {
    const asked = questionIn(auditLogList, { ...search, after })
    const found = await auditLogList.read(req, asked, size)
    pages.push(found.rows.filter(({ entity }) => entity === 'kit-test').map(({ id }) => id))
    after = found.after
  }
  return pages
}

test.each(['-createdAt', 'createdAt'])(
  'pages by %s hold every entry once, in order',
  async (sort) => {
    const req = await admin()
    const [whole = []] = await pagesOf(req, { sort }, 1000)
    const paged = (await pagesOf(req, { sort }, 7)).flat()
    expect(whole).toHaveLength(25)
    expect(paged).toEqual(whole)
  },
)

test('a filter keeps to its area', async () => {
  const asked = questionIn(auditLogList, { area: 'payments' })
  const { rows } = await auditLogList.read(await admin(), asked, 100)
  expect(rows.filter(({ entity }) => entity === 'kit-test')).toHaveLength(5)
  expect(new Set(rows.map(({ area }) => area))).toEqual(new Set(['payments']))
})

test('filters by collection, action and period narrow the list together', async () => {
  const req = await admin()
  const made = [
    { entity: 'refunds', action: 'refund', createdAt: new Date(Date.now() - 3_600_000) },
    { entity: 'refunds', action: 'update', createdAt: new Date(Date.now() - 3_600_000) },
    { entity: 'refunds', action: 'refund', createdAt: new Date(Date.now() - 3 * 86_400_000) },
    { entity: 'orders', action: 'refund', createdAt: new Date(Date.now() - 3_600_000) },
  ]
  const ids: string[] = []
  for (const { createdAt, ...data } of made) {
    const row = { ...data, createdAt: createdAt.toISOString(), actorEmail: 'filters@example.com' }
    ids.push((await builder(payload)('auditLog', row)).id)
  }
  const found = async (search: Record<string, string>) => {
    const asked = questionIn(auditLogList, { q: 'filters@example.com', ...search })
    const { rows } = await auditLogList.read(req, asked, 50)
    return rows.map(({ id }) => ids.indexOf(id)).sort()
  }
  expect(await found({})).toEqual([0, 1, 2, 3])
  expect(await found({ collection: 'refunds' })).toEqual([0, 1, 2])
  expect(await found({ collection: 'refunds', act: 'refund' })).toEqual([0, 2])
  expect(await found({ collection: 'refunds', act: 'refund', period: '24h' })).toEqual([0])
  expect(await found({ period: '24h,7d' })).toEqual([0, 1, 2, 3])
})

test('a sub-admin reads what was done in the areas they may view, and no other', async () => {
  const req = await requestOf({
    permissionGrants: ['manage_users', 'view_payments'],
    permissionDenials: ['view_orders'],
  })
  expect(await opens(req, 'auditLog')).toBe(true)
  const { rows } = await auditLogList.read(req, questionIn(auditLogList, {}), 100)
  expect(rows.some(({ area }) => area === 'payments')).toBe(true)
  expect(rows.some(({ area }) => area === 'orders')).toBe(false)
})

test('whoever does not run users neither opens the list nor reads a row', async () => {
  const req = await requestOf({ permissionGrants: ['view_users'] })
  expect(await opens(req, 'auditLog')).toBe(false)
  await expect(auditLogList.read(req, questionIn(auditLogList, {}), 10)).rejects.toThrow(
    /not allowed/i,
  )
})

test('Payload’s own list of it leads to the screen', () => {
  expect(ADMIN_REDIRECTS[collectionHref('auditLog')]).toBe(adminHref('auditLog'))
})

test('a moment inside of a change is told by the clock of the office', async () => {
  const timeline = [{ at: '2026-11-22T01:04:00.000Z' }]
  const { id } = await builder(payload)('auditLog', { entity: 'kit-zone', after: { timeline } })
  const keepBooksIn = (businessTimeZone: string) =>
    payload.updateGlobal({ slug: 'settings', data: { businessTimeZone }, overrideAccess: true })
  await keepBooksIn('Europe/London')
  try {
    const asked = questionIn(auditLogList, {})
    const { rows } = await auditLogList.read(await admin(), asked, 1000)
    const [row] = rows.filter((one) => one.id === id)
    const changes = auditLogList.columns.find(({ label }) => label === 'Before and after')
    expect(row && renderToStaticMarkup(changes?.cell(row))).toContain('Nov 22, 2026, 1:04 AM')
  } finally {
    await keepBooksIn(DEFAULT_TIME_ZONE)
  }
})

test('an amount is told in the currency of its entry', async () => {
  const after = { lines: [{ amountMinor: 100_000 }], currency: 'INR' }
  const { id } = await builder(payload)('auditLog', { entity: 'kit-rupees', after })
  const { rows } = await auditLogList.read(await admin(), questionIn(auditLogList, {}), 1000)
  const found = rows.find((one) => one.id === id)
  const changes = auditLogList.columns.find(({ label }) => label === 'Before and after')
  expect(found && renderToStaticMarkup(changes?.cell(found))).toContain('₹1,000.00')
})

/** What services write into the log: each action, and the kind of record that it is done to. */
const WRITTEN = globSync('src/services/**/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\baudit\(\s*\w+,\s*\S+,([^[]*)\['(\w+)'/g)].map(
    ([, actions = '', entity = '']) => ({
      actions: [...actions.matchAll(/'([\w -]+)'/g)].map(([, action = '']) => action),
      entity,
    }),
  ),
)
const offered = (filter: string) => Object.keys(auditLogList.filters[filter]?.options ?? {})

test('the list can be narrowed to any kind of record that an entry may be about', () => {
  const changed = Object.entries(AUDIT_RULES).flatMap(([slug, rule]) =>
    'exempt' in rule ? [] : [slug],
  )
  expect(WRITTEN.length).toBeGreaterThan(30)
  const entities = [...changed, ...WRITTEN.map(({ entity }) => entity)]
  expect(offered('collection')).toEqual(expect.arrayContaining(entities))
})

test('and to any action, but for those that have a view', () => {
  const actions = WRITTEN.flatMap((one) => one.actions)
  const others = actions.filter((one) => !['create', 'update', 'delete'].includes(one))
  expect(offered('act')).toEqual(expect.arrayContaining(others))
})
