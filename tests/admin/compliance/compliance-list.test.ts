import { expect, test } from 'vitest'

import { complianceList } from '@/src/admin/compliance/compliance-list'
import { applyPlans, freezePlans } from '@/src/admin/compliance/plan/plans'
import { countTasks } from '@/src/admin/compliance/task-rows'
import { rowsOf } from '@/src/admin/kit/list/csv-of'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import { ADMIN_REDIRECTS, adminHref } from '@/src/admin/kit/screens/admin-href'
import { opens } from '@/src/admin/kit/screens/opens'
import { collectionHref } from '@/src/lib/admin-address'
import { monthOfTasks } from '@/src/queries/compliance/staff-tasks'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { pageByPage } from '@/tests/support/lists/page-by-page'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { storedState } from '@/tests/support/orders/stored-states'
import { requestOf } from '@/tests/support/people/request-of'

const TODAY = '2030-06-15'
const list = complianceList(TODAY)
const ask = (search: Record<string, string>) => questionIn(list, search)

const payload = await testPayload()
const admin = await requestOf({ role: 'admin' })
const role = 'sub_admin'
const viewer = await requestOf({
  role,
  permissionGrants: ['view_compliance'],
  permissionDenials: ['manage_compliance', 'view_users'],
})
const outsider = await requestOf({
  role,
  permissionDenials: ['view_compliance', 'manage_compliance'],
})
const user = await builder(payload)('users', { firstName: 'Zelda', lastName: 'Ashgrove' })
const build = builder(payload)
for (const [title, day, isCompleted] of [
  ['Late', '2030-06-14', false],
  ['Today', '2030-06-15', false],
  ['In a week', '2030-06-22', false],
  ['Later', '2030-06-23', false],
  ['Done', '2030-06-01', true],
  ...Array.from({ length: 9 }, (_, n) => [`Same day ${n}`, '2030-06-20', false] as const),
] as const) {
  const dueDate = `${day}T12:00:00.000Z`
  await build('complianceTasks', { title, dueDate, isCompleted, user: user.id })
}

const titles = async (search: Record<string, string>, req = admin) =>
  (await list.read(req, ask({ q: 'ashgrove zelda', ...search }), 50)).rows.map(({ title }) => title)

test('each label has its tasks, the nearest due date first', async () => {
  expect(await titles({ view: 'overdue' })).toEqual(['Late'])
  expect(await titles({ view: 'pending' })).toEqual(['Later'])
  expect(await titles({ view: 'completed' })).toEqual(['Done'])
  const soon = await titles({ view: 'soon' })
  expect([soon[0], soon.at(-1), soon.length]).toEqual(['Today', 'In a week', 11])
  expect(await countTasks(admin, ask({ q: 'ashgrove', view: 'soon' }))).toEqual({
    count: 11,
    isMore: false,
  })
})

test('pages hold every task once, in order, in both directions', async () => {
  for (const sort of ['dueDate', '-dueDate']) {
    const asked = ask({ q: 'ashgrove', view: 'all', sort })
    const whole = await rowsOf(admin, list, asked)
    const seen = await pageByPage(admin, list, asked, 4)
    expect(seen.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id))
    expect(seen).toHaveLength(14)
  }
})

test('who may only view reads names without the right to see users, and gets no buttons', async () => {
  const { rows } = await list.read(viewer, ask({ q: 'zelda' }), 50)
  expect(rows[0]).toMatchObject({ customer: 'Zelda Ashgrove', grant: null })
  expect(await opens(viewer, 'compliance')).toBe(true)
  expect(await opens(viewer, 'complianceCalendar')).toBe(true)
  expect(await opens(viewer, 'compliancePlan')).toBe(false)
})

test('whoever may see no deadlines opens nothing and reads nothing', async () => {
  expect(await opens(outsider, 'compliance')).toBe(false)
  expect((await list.read(outsider, ask({}), 10)).rows).toEqual([]) // only what is theirs
  expect(ADMIN_REDIRECTS[collectionHref('complianceTasks')]).toBe(adminHref('compliance'))
})

test('a search that finds nobody finds no task', async () => {
  expect(await titles({ q: 'nobody-is-called-that' })).toEqual([])
  expect(await titles({ q: '%' })).toEqual([])
  expect(await titles({ q: '_____' })).toEqual([])
})

test('the calendar names the first tasks of a day, open ones first, and counts the others', async () => {
  const days = await monthOfTasks(admin, { year: 2030, month: 6 })
  expect(days.get('2030-06-14')).toMatchObject({
    total: 1,
    tasks: [{ title: 'Late', customer: 'Zelda Ashgrove' }],
  })
  expect(days.get('2030-06-20')).toMatchObject({ total: 9 })
  expect(days.get('2030-06-20')?.tasks).toHaveLength(4)
  expect((await monthOfTasks(admin, { year: 2031, month: 6 })).size).toBe(0)
})

test('tasks are created from completed formations after a preview, and never twice', async () => {
  const user = await builder(payload)('users')
  const { id: state } = await storedState(payload, 'FL')
  const order = await paidOrder(payload, { user: user.id, state })
  const undated = await paidOrder(payload, { user: user.id, state })
  const formedOn = new Date(Date.now() - 30 * 86_400_000).toISOString()
  const change = { collection: 'orders', depth: 0, overrideAccess: true } as const // tests arrange it
  await payload.update({ ...change, id: order.id, data: { status: 'completed', formedOn } })
  await payload.update({ ...change, id: undated.id, data: { status: 'completed' } })
  const tasks = async () =>
    payload.count({
      collection: 'complianceTasks',
      where: { order: { equals: order.id } },
      overrideAccess: true,
    })
  await payload.delete({
    collection: 'complianceTasks',
    where: { order: { equals: order.id } },
    overrideAccess: true,
  })

  const chosen = { ids: [order.id, undated.id] }
  const frozen = await freezePlans(admin, chosen)
  if (!frozen.ok) throw new Error(frozen.message)
  const preview = frozen.orders.find(({ id }) => id === order.id)
  expect(preview?.create.length).toBeGreaterThan(0)
  expect(frozen.orders.find(({ id }) => id === undated.id)).toMatchObject({
    create: [],
    problem: 'The order has no formation date yet.',
  })
  expect((await tasks()).totalDocs).toBe(0)

  const created = preview?.create.length ?? 0
  expect(await applyPlans(admin, frozen.run, 0)).toEqual({ ok: true, part: created, next: null })
  expect(await applyPlans(admin, frozen.run, 0)).toEqual({ ok: true, part: 0, next: null })
  expect((await tasks()).totalDocs).toBe(created)
  const again = await freezePlans(admin, chosen)
  expect(again).toMatchObject({ ok: true })
  if (again.ok) expect(again.orders.flatMap((one) => one.create)).toEqual([])
})

test('no run is another person’s, and no more is taken on than can be looked at', async () => {
  const many = Array.from({ length: 101 }, () => crypto.randomUUID())
  expect(await freezePlans(admin, { ids: many })).toMatchObject({ ok: false })
  expect(await freezePlans(admin, { ids: ['abc'] })).toMatchObject({ ok: false })
  const tenThousand = Array.from({ length: 10_000 }, () => crypto.randomUUID())
  expect(await freezePlans(admin, { ids: tenThousand })).toEqual({
    ok: false,
    message: 'Choose up to 100 orders of this list.',
  })
  const unfinished = await paidOrder(payload, { formedOn: '2029-01-02T12:00:00.000Z' })
  for (const id of [crypto.randomUUID(), unfinished.id]) {
    expect(await freezePlans(admin, { ids: [id] })).toEqual({
      ok: false,
      message: 'These orders no longer exist.',
    })
  }
  expect(await freezePlans(null, { ids: many.slice(0, 1) })).toMatchObject({ ok: false })
  expect(await applyPlans(admin, crypto.randomUUID(), 0)).toMatchObject({ ok: false })
  expect(await applyPlans(admin, 'abc', -1)).toMatchObject({ ok: false })
})
