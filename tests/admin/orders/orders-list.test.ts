import type { Payload, PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { fillOrders } from '@/lab/bench/fill-orders'
import { csvPart, freezeForCsv } from '@/src/admin/kit/list/bulk/csv-run'
import { opens } from '@/src/admin/kit/screens/opens'
import { ordersList } from '@/src/admin/orders/list/orders-list'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { expectWholePages } from '@/tests/support/lists/page-by-page'
import { expectIndexed } from '@/tests/support/lists/plans-of'
import { readList, type Search } from '@/tests/support/lists/read-list'
import { wordsFinding } from '@/tests/support/lists/words-finding'
import { viewerOf } from '@/tests/support/people/people'
import { requestOf } from '@/tests/support/people/request-of'

const ORDERS = 20_000

let payload: Payload
let admin: PayloadRequest

beforeAll(async () => {
  payload = await testPayload()
  await fillOrders(payload.db.pool, ORDERS)
  admin = await requestOf({ role: 'admin' })
}, 120_000)
afterAll(() => vi.restoreAllMocks())

const { ask, read, find } = readList(ordersList, () => admin)

const VIEWS = Object.keys(ordersList.views)
const rising = (values: readonly (string | null | undefined)[]) => values.toSorted()

test('each view shows its part, in the order in which it is worked off', async () => {
  for (const [view, queue] of [
    ['toFile', 'to_file'],
    ['waiting', 'waiting'],
    ['submitted', 'submitted'],
    ['toDeliver', 'to_deliver'],
  ] as const) {
    const { rows } = await read({ view })
    const ends = rows.map(({ queueAt }) => queueAt)
    expect(rows.length).toBeGreaterThan(10)
    expect(new Set(rows.map((row) => row.queue))).toEqual(new Set([queue]))
    expect(ends).toEqual(rising(ends))
  }
  expect((await read({ view: 'broken' })).rows).toHaveLength(10)
  expect((await read({ view: 'refunds' })).rows).toHaveLength(20)
  const placed = (await read({ view: 'all' })).rows.map(({ createdAt }) => createdAt)
  expect(placed).toEqual(rising(placed).reverse())
})

test('pages follow one another without a gap or a row twice, in either direction', async () => {
  const questions: Search[] = [
    { view: 'submitted' },
    { view: 'submitted', sort: '-createdAt' },
    { view: 'submitted', sort: 'totalMinor' },
    { view: 'broken' },
  ]
  for (const search of questions) await expectWholePages(admin, ordersList, ask(search), 7)
})

test('filters narrow a view, and unknown values are dropped', async () => {
  const { rows } = await read({ view: 'all', status: 'processing', state: 'WY,DE', service: 'llc' })
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    expect(row).toMatchObject({ status: 'processing', serviceType: 'llc' })
    expect(['WY', 'DE']).toContain(row.stateCode)
  }
  expect((await read({ view: 'all', payment: 'failed' })).rows).toEqual([])
  expect(ask({ view: 'all', payment: 'free' })).toEqual(ask({ view: 'all' }))
})

test('an order is found by number, receipt, email, company and name, wherever it is', async () => {
  const order = await builder(payload)('orders', {
    companyName: 'Blue Heron LLC',
    firstName: 'Nadia',
    lastName: 'Wu Okafor-Şimşek',
    email: 'nadia.o@example.org',
    receiptNumber: '2026-00042',
  })
  const number = shortOrderId(order.id)
  const words = [
    order.id,
    number,
    `#${number}`,
    number.slice(0, 6).toUpperCase(),
    '2026-00042',
    'nadia.o@example.org',
    'heron',
    'Nadia Heron',
    'okafor',
    'wu',
    'Wu heron',
    'şimşek',
  ]
  expect(await wordsFinding(find, order.id, words)).toEqual(words)
  expect((await read({ q: order.id })).rows).toHaveLength(1)
  expect(await ordersList.count?.(admin, ask({ q: `#${number}` }))).toMatchObject({ count: 1 })
  const others = ['nobody at all', '100%', "' or 1=1", '#zzzz', '\\', '_']
  expect(await wordsFinding(find, order.id, others)).toEqual([])
})

test('each view, filter and search is answered by an index', async () => {
  const questions: Search[] = [
    ...VIEWS.map((view) => ({ view })),
    ...VIEWS.map((view) => ({ view, sort: '-createdAt' })).filter(
      ({ view }) => view !== 'broken' && view !== 'refunds',
    ),
    { view: 'all', status: 'processing' },
    { view: 'all', status: 'cancelled' },
    { view: 'all', assignee: 'nobody' },
    { view: 'all', sort: 'totalMinor' },
    { view: 'submitted', sort: '-totalMinor' },
    { view: 'all', payment: 'pending' },
    { view: 'all', payment: 'failed' },
    { view: 'all', service: 'ein' },
    { view: 'all', service: 'trademark' },
    { view: 'all', state: 'WY' },
    { view: 'all', state: 'AK' },
    { view: 'all', state: 'WY,AK', status: 'processing' },
    { q: 'bench-123@example.com' },
    { q: 'nobody at all' },
    { q: 'wu' },
    { q: '1999-00000123' },
    { q: '#0badcafe' },
    { q: '0bad' },
  ]
  await expectIndexed(payload, 'orders', questions, read)
})

test('who may only view orders reads the list and changes nothing over HTTP', async () => {
  const { req: viewer, as } = await viewerOf(payload, 'orders')
  const { rows } = await read({ view: 'toFile' }, viewer)
  const [row] = rows
  expect(row).toMatchObject({ queue: 'to_file', mayChange: false })

  const path = `/orders/${row?.id}`
  expect((await api('PATCH', path, { as, body: { status: 'completed' } })).status).toBe(403)
  expect((await api('DELETE', path, { as })).status).toBe(403)
  expect(
    (await api('POST', `${path}/timeline`, { as, body: { stage: 'submitted', seen: 0 } })).status,
  ).toBe(403)
  const document = { order: row?.id, type: 'articles', fileUrl: 'https://example.com/a.pdf' }
  expect((await api('POST', '/documents', { as, body: document })).status).toBe(403)
  expect(
    await payload.findByID({
      collection: 'orders',
      id: row?.id ?? '',
      depth: 0,
      overrideAccess: true,
    }),
  ) // what is stored
    .toMatchObject({ status: 'processing', queue: 'to_file' })
})

test('without view_orders the screen does not open, and no row is read or exported', async () => {
  const none = await requestOf({
    role: 'sub_admin',
    permissionDenials: ['view_orders', 'manage_orders'],
  })
  expect(await opens(none, 'orders')).toBe(false)
  expect(await opens(admin, 'orders')).toBe(true)
  await expect(read({ view: 'toFile' }, none)).rejects.toThrow('cannot be queried')
  expect((await ordersList.read(none, { ...ask({ view: 'all' }), where: {} }, 10)).rows).toEqual([])
})

test('what is filtered or ticked is exported, with whom it is for', async () => {
  const run = await freezeForCsv(admin, ordersList, { question: { view: 'toDeliver' } })
  if (!run.ok) throw new Error(run.message)
  expect(run.total).toBe(ORDERS / 500)
  const step = await csvPart(admin, ordersList, run.run, 0)
  const lines = step.ok ? step.part.trimEnd().split('\r\n') : []
  expect(lines).toHaveLength(run.total + 1)
  expect(lines[0]).toContain('Order,Company,Service,State,Stage,Promise left,Status,')
  expect(lines[1]).toContain('@example.com')
  expect(lines[1]).toContain('249.00')
})
