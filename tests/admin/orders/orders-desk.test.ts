import { randomUUID } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { questionIn, questionText, searchFrom } from '@/src/admin/kit/list/list-spec'
import { changeViews } from '@/src/admin/kit/list/saved/change-views'
import { orderRuns } from '@/src/admin/orders/bulk/order-runs'
import { neighborsOf, orderAfter, placeIn } from '@/src/admin/orders/desk/neighbors'
import { orderQuestions } from '@/src/admin/orders/list/order-views'
import { ordersList } from '@/src/admin/orders/list/orders-list'
import { LIST_RUNS } from '@/src/jobs/handlers'
import { historyOf } from '@/src/queries/orders/order-history'
import { assignOrder } from '@/src/services/orders/desk/order-changes'
import { runList } from '@/src/services/platform/run-list'
import { savedViewsOf } from '@/src/services/platform/saved-views'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { requestOf } from '@/tests/support/people/request-of'

const { freeze: freezeRunOf, apply: applyRun, progress: progressOf } = orderRuns

let payload: Payload
let admin: PayloadRequest

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it
const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })
const ask = (search: Record<string, string>, req = admin) =>
  questionIn(ordersList, search, req.user?.id)
const named = (companyName: string, more: object = {}) =>
  builder(payload)('orders', { companyName, ...more })

beforeAll(async () => {
  payload = await testPayload()
  admin = await requestOf({ role: 'admin' })
})

test('a question travels in an address and is the same again', () => {
  const searches: Record<string, string>[] = [
    { view: 'toFile' },
    { view: 'all', state: 'WY,DE', assignee: 'mine' },
    { view: 'all', q: 'Blue & Co = 1', sort: 'totalMinor' },
  ]
  for (const search of searches) {
    const asked = ask(search)
    expect(ask(Object(searchFrom(questionText(asked, orderQuestions))))).toEqual(asked)
  }
  expect(questionText(ask({ view: 'toFile' }), orderQuestions)).toBe('toFile')
  for (const rubbish of ['', 'x', '=&%', 'view=__proto__', 'a'.repeat(2000)]) {
    expect(ask(Object(searchFrom(rubbish))).view).toBe('toFile')
  }
})

test.each(['2026-77001', 'DEMO-77001'])('an order is found by its receipt %s', async (receipt) => {
  const { id } = await named('Receipt Mills LLC', { receiptNumber: receipt })
  const rows = async (q: string) => (await ordersList.read(admin, ask({ view: 'all', q }), 10)).rows

  expect((await rows(receipt.toLowerCase())).map((row) => row.id)).toEqual([id])
  expect(await rows(`${receipt}9`)).toEqual([])
})

test('from an order one goes on to its neighbors in the order of the view', async () => {
  const orders = []
  for (const totalMinor of [100, 300, 200]) {
    orders.push(await named('Neighbour Mills LLC', { totalMinor }))
  }
  const [small, large, middle] = await Promise.all(orders.map(({ id }) => orderOf(id)))
  if (!small || !large || !middle) throw new Error('Three orders were made')
  const from = 'view=all&q=Neighbour+Mills&sort=totalMinor'

  expect(await neighborsOf(admin, from, middle)).toMatchObject({
    previous: small.id,
    next: large.id,
    position: '2 of 3',
    label: 'All',
  })
  expect(await neighborsOf(admin, from, large)).toMatchObject({ previous: middle.id, next: null })
  expect(await orderAfter(admin, from, placeIn(from, small), small.id)).toBe(middle.id)
  expect(await orderAfter(admin, from, placeIn(from, large), large.id)).toBe(small.id)
  expect(await orderAfter(admin, 'broken', null, small.id)).toBeNull()
})

test('one filters by who works on an order, and “mine” is each one’s own', async () => {
  const [one, other] = [await requestOf({ role: 'admin' }), await requestOf({ role: 'admin' })]
  const mine = await named('Assigned Works LLC')
  const free = await named('Assigned Works LLC')
  await assignOrder(one, mine.id, one.user?.id ?? '')
  const found = async (req: PayloadRequest, assignee: string) => {
    const asked = ask({ view: 'all', q: 'Assigned Works', assignee }, req)
    return (await ordersList.read(req, asked, 10)).rows
  }
  expect(await found(one, 'mine')).toMatchObject([{ id: mine.id, assigneeName: expect.anything() }])
  expect(await found(other, 'mine')).toEqual([])
  expect((await found(one, 'nobody')).map(({ id }) => id)).toEqual([free.id])
  expect(await found(one, 'mine,nobody')).toHaveLength(2)
  expect((await historyOf(one, mine.id))[0]).toMatchObject({ what: 'Changed: Assignee' })
})

const cancel = { kind: 'status', to: 'cancelled', reason: 'A test' }
const question = (q: string) => ({ question: { view: 'all', q } })

async function previewed(req: PayloadRequest, q: string, change: object = cancel) {
  const run = await freezeRunOf(req, question(q), change)
  if (!run.ok) throw new Error(run.message)
  return run
}

test('a bulk change says first what it touches, and does exactly that, once', async () => {
  const orders = []
  for (const status of ['processing', 'processing', 'cancelled'] as const) {
    orders.push(await named('Bulk Harbor LLC', { status }))
  }
  const run = await previewed(admin, 'Bulk Harbor')
  const late = await named('Bulk Harbor LLC', { status: 'processing' })

  expect(run).toMatchObject({
    total: 2,
    unchanged: 1,
    examples: [/Bulk Harbor/, /Bulk/].map((one) => expect.stringMatching(one)),
  })
  expect(await applyRun(admin, run.run)).toMatchObject({
    ok: true,
    done: 2,
    total: 2,
    failures: [],
  })
  expect(await orderOf(orders[0]?.id ?? '')).toMatchObject({
    status: 'cancelled',
    statusReason: 'A test',
  })
  expect((await orderOf(late.id)).status).toBe('processing')
  expect(await applyRun(admin, run.run)).toMatchObject({ ok: true, done: 2 })
  expect(await freezeRunOf(admin, question('Bulk Harbor LLC nobody'), cancel)).toMatchObject({
    ok: false,
    message: 'These rows no longer exist.',
  })
})

const LARGE = `
insert into orders (status, payment_status, total_minor, company_name, email, first_name, last_name,
  service_type, kind, search_text, queue, created_at)
select 'processing', 'paid', 100, 'Large Run', 'large@example.com', 'A', 'B', 'llc', 'purchase',
  ' Large Run ', 'to_file', now() - g * interval '1 minute' from generate_series(1, 101) g`

test('more than a hundred are a job, which goes on where it was and tells of what failed', async () => {
  await payload.db.pool.query(LARGE)
  const change = { kind: 'assign', assignee: admin.user?.id }
  const run = await previewed(admin, 'Large Run', change)
  expect(await applyRun(admin, run.run)).toMatchObject({ ok: true, done: 0, total: 101 })

  const { rows } = await ordersList.read(admin, ask({ view: 'all', q: 'Large Run' }), 101)
  const [gone = '', last = ''] = rows.slice(-2).map(({ id }) => id)
  await payload.db.deleteOne({ collection: 'orders', where: { id: { equals: gone } } })
  await payload.db.pool.query('update bulk_runs set done = 96 where id = $1', [run.run])
  await Promise.all([
    runList(payload, run.run, LIST_RUNS),
    runList(payload, run.run, LIST_RUNS), // given out twice
  ])

  expect((await orderOf(last)).assignee).toBe(admin.user?.id)
  expect((await orderOf(rows[0]?.id ?? '')).assignee).toBeNull() // before where it was
  expect(await progressOf(admin, run.run)).toMatchObject({
    ok: true,
    done: 101,
    failures: [{ id: gone, message: 'This order does not exist.' }],
  })
})

test('nobody applies or watches the run of somebody else, and rubbish is refused', async () => {
  await named('Foreign Run LLC')
  const run = await previewed(admin, 'Foreign Run')
  const other = await requestOf({ role: 'admin' })
  const nothing = { ok: false, message: 'This change does not exist.' }
  expect(await applyRun(other, run.run)).toEqual(nothing)
  expect(await progressOf(other, run.run)).toEqual(nothing)
  for (const id of [randomUUID(), 'x', null, 7]) expect(await applyRun(admin, id)).toEqual(nothing)
  for (const [selected, change] of [
    [{ ids: Array.from({ length: 10_000 }, () => randomUUID()) }, cancel],
    [{ ids: [] }, cancel],
    [question('Foreign Run'), { kind: 'status', to: 'lost', reason: 'x' }],
    [question('Foreign Run'), { ...cancel, reason: '' }],
    [question('Foreign Run'), { kind: 'assign', assignee: 'me' }],
    [question('Foreign Run'), null],
  ]) {
    expect(await freezeRunOf(admin, selected, change)).toMatchObject({ ok: false })
  }
})

test('a view is saved, shared, renamed and deleted by its owner alone', async () => {
  const other = await requestOf({ role: 'sub_admin' })
  const none = await requestOf({
    role: 'sub_admin',
    permissionDenials: ['view_orders', 'manage_orders'],
  })
  const view = { kind: 'save', name: 'Wyoming', question: 'view=all&state=WY', isShared: false }
  expect(await changeViews(admin, 'orders', view)).toEqual({ ok: true })
  expect(
    await changeViews(admin, 'orders', { ...view, name: 'All of us', isShared: true }),
  ).toEqual({
    ok: true,
  })
  expect((await savedViewsOf(admin, 'orders')).map(({ name }) => name)).toEqual([
    'All of us',
    'Wyoming',
  ])
  expect(await savedViewsOf(admin, 'auditLog')).toEqual([])
  const [shared] = await savedViewsOf(other, 'orders')
  expect(shared).toMatchObject({ name: 'All of us', isMine: false })

  const id = shared?.id
  const gone = { ok: false, message: 'This view does not exist.' }
  expect(await changeViews(other, 'orders', { kind: 'rename', id, name: 'Mine' })).toEqual(gone)
  expect(await changeViews(other, 'orders', { kind: 'delete', id })).toEqual(gone)
  expect(await changeViews(none, 'orders', view)).toMatchObject({ ok: false })
  const wrongs = [null, {}, { ...view, name: ' ' }, { ...view, question: 'x'.repeat(1001) }]
  for (const wrong of wrongs) {
    expect(await changeViews(admin, 'orders', wrong)).toMatchObject({ ok: false })
  }
  expect(await changeViews(admin, 'orders', { kind: 'rename', id, name: 'Ours' })).toEqual({
    ok: true,
  })
  expect(await changeViews(admin, 'orders', { kind: 'delete', id })).toEqual({ ok: true })
  expect((await savedViewsOf(admin, 'orders')).map(({ name }) => name)).toEqual(['Wyoming'])
})
