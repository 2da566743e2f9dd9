import type { Payload, PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { ticketRuns } from '@/src/admin/support/bulk/ticket-runs'
import { LIST_RUNS } from '@/src/jobs/handlers'
import { runList } from '@/src/services/platform/run-list'
import { undoTicketChange } from '@/src/services/support/desk/change-ticket'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { type SignedIn, signIn } from '@/tests/support/people/people'
import { requestOf } from '@/tests/support/people/request-of'

let payload: Payload
let admin: PayloadRequest
let as: SignedIn

beforeAll(async () => {
  payload = await testPayload()
  admin = await requestOf({ role: 'admin', firstName: 'Ada', lastName: 'King' })
  as = await signIn(payload, admin.user?.email ?? '')
})

const ticketOf = (id: string) =>
  payload.findByID({ collection: 'tickets', id, depth: 0, overrideAccess: true })
const ticket = (subject = 'Undo me') => builder(payload)('tickets', { subject, status: 'open' })
const question = (q: string) => ({ question: { view: 'all', q } })
const close = { kind: 'status', to: 'closed' }
const post = (id: string, act: string, body: object, who = as) =>
  api('POST', `/tickets/${id}/${act}`, { as: who, body })

test('all tickets that match are closed or assigned, those that were looked at and once', async () => {
  const [one, other] = [await ticket('Bulk parcel'), await ticket('Bulk parcel')]
  const run = await ticketRuns.freeze(admin, question('Bulk parcel'), close)
  if (!run.ok) throw new Error(run.message)
  const late = await ticket('Bulk parcel')
  expect(run).toMatchObject({ total: 2, unchanged: 0, isAll: true })
  expect(await ticketRuns.apply(admin, run.run)).toMatchObject({ ok: true, done: 2, failures: [] })
  expect((await ticketOf(one.id)).status).toBe('closed')
  expect((await ticketOf(other.id)).closedAt).toBeTruthy()
  expect((await ticketOf(late.id)).status).toBe('open')

  const assign = { kind: 'assign', assignee: admin.user?.id }
  const next = await ticketRuns.freeze(admin, { ids: [late.id] }, assign)
  if (!next.ok) throw new Error(next.message)
  expect(await ticketRuns.apply(admin, next.run)).toMatchObject({ ok: true, done: 1 })
  expect((await ticketOf(late.id)).assignee).toBe(admin.user?.id)
})

const LARGE = `
insert into tickets (subject, message, status, search_text, created_at)
select 'Large run', 'Filled', 'open', ' Large run ', now() - g * interval '1 minute'
from generate_series(1, 101) g returning id`

test('more than a hundred are a job, which tells of those that could not be changed', async () => {
  const { rows } = await payload.db.pool.query(LARGE)
  const into = await ticket()
  await payload.db.pool.query('update tickets set merged_into_id = $1, status = $2 where id = $3', [
    into.id,
    'closed',
    rows[100].id,
  ])
  const run = await ticketRuns.freeze(admin, question('Large run'), {
    kind: 'status',
    to: 'in_progress',
  })
  if (!run.ok) throw new Error(run.message)
  expect(await ticketRuns.apply(admin, run.run)).toMatchObject({ ok: true, done: 0, total: 101 })
  await payload.db.pool.query('update bulk_runs set done = 90 where id = $1', [run.run]) // broken off
  await runList(payload, run.run, LIST_RUNS)
  expect(await ticketRuns.progress(admin, run.run)).toMatchObject({
    done: 101,
    failures: [{ id: rows[100].id, message: expect.stringContaining('merged') }],
  })
  expect((await ticketOf(rows[99].id)).status).toBe('in_progress')
  const other = await requestOf({ role: 'admin' })
  expect(await ticketRuns.progress(other, run.run)).toMatchObject({ ok: false })
}, 60_000)

test('a whole run is taken back, but for what someone changed since', async () => {
  const [one, other] = [await ticket('Run to undo'), await ticket('Run to undo')]
  const run = await ticketRuns.freeze(admin, { ids: [one.id, other.id] }, close)
  if (!run.ok) throw new Error(run.message)
  expect(await ticketRuns.undo(admin, run.run)).toMatchObject({ ok: false }) // nothing is done yet
  const applied = await ticketRuns.apply(admin, run.run)
  expect(applied).toMatchObject({ done: 2, undoable: 2 })
  const last = await ticketRuns.last(admin)
  expect(last).toMatchObject({ run: run.run, total: 2, undoable: 2 })
  expect(Date.parse(last?.until ?? '') - Date.now()).toBeGreaterThan(590_000)
  await post(other.id, 'assign', { assignee: admin.user?.id })

  const stranger = await requestOf({ role: 'admin' })
  expect(await ticketRuns.last(stranger)).toBeNull()
  expect(await ticketRuns.undo(stranger, run.run)).toMatchObject({ ok: false })
  const undone = await ticketRuns.undo(admin, run.run)
  expect(undone).toMatchObject({
    done: 2,
    failures: [{ id: other.id, message: expect.stringContaining('since') }],
  })
  if (!undone.ok) throw new Error(undone.message)
  expect(await ticketRuns.last(admin)).toBeNull() // it is offered once
  expect(await ticketRuns.progress(admin, undone.run)).toEqual(undone)
  expect((await ticketOf(one.id)).status).toBe('open')
  expect((await ticketOf(other.id)).status).toBe('closed')

  const again = await ticketRuns.undo(admin, run.run)
  expect(again).toMatchObject({ total: 2, failures: [{ id: expect.any(String) }, {}] })
})

test('whoever lost the right in between changes nothing more', async () => {
  const agent = await requestOf({ role: 'sub_admin', permissionGrants: ['manage_support'] })
  const { id } = await ticket('Lost right')
  const run = await ticketRuns.freeze(agent, { ids: [id] }, close)
  if (!run.ok) throw new Error(run.message)
  await payload.update({
    collection: 'users',
    id: agent.user?.id ?? '',
    data: { permissionGrants: [], permissionDenials: ['manage_support'] },
    overrideAccess: true, // as an administrator does
  })
  expect(await ticketRuns.apply(agent, run.run)).toMatchObject({
    failures: [{ id, message: 'You can no longer manage tickets.' }],
  })
  expect((await ticketOf(id)).status).toBe('open')
})

test('whoever has to set up two-factor by then changes nothing more', async () => {
  const agent = await requestOf({ role: 'admin' })
  const { id } = await ticket('Factor due')
  const run = await ticketRuns.freeze(agent, { ids: [id] }, close)
  if (!run.ok) throw new Error(run.message)
  const requireFactor = (required: boolean) =>
    payload.updateGlobal({
      slug: 'privateSettings',
      data: { staffTwoFactor: { required, graceDays: 0 } },
      overrideAccess: true, // as an administrator does
    })
  await requireFactor(true)
  try {
    expect(await ticketRuns.apply(agent, run.run)).toMatchObject({
      failures: [{ id, message: 'You can no longer manage tickets.' }],
    })
    expect((await ticketOf(id)).status).toBe('open')
  } finally {
    await requireFactor(false)
  }
})

test('status and assignee are taken back, unless something newer was written or it is late', async () => {
  const { id } = await ticket()
  const closed = await post(id, 'status', { status: 'closed' })
  expect(closed).toMatchObject({ status: 200, body: { message: 'Ticket closed' } })
  const undo = Object(closed.body).undo
  expect((await post(id, 'undo', undo)).status).toBe(200)
  expect(await ticketOf(id)).toMatchObject({ status: 'open', closedAt: null })
  expect((await post(id, 'undo', undo)).status).toBe(409)

  const mine = await post(id, 'assign', { assignee: admin.user?.id })
  expect(mine.body).toMatchObject({ message: 'The ticket is now assigned to you' })
  await post(id, 'status', { status: 'closed' })
  expect((await post(id, 'undo', Object(mine.body).undo)).status).toBe(409)
  expect((await ticketOf(id)).assignee).toBe(admin.user?.id)

  const open = Object((await post(id, 'status', { status: 'open' })).body).undo
  const late = undoTicketChange(admin, id, open, Date.parse(open.seen) + 600_001)
  await expect(late).rejects.toMatchObject({ status: 409 })
  expect((await post(id, 'status', { status: 'open' })).body).toMatchObject({ undo: null })
})

test('rubbish and people without the right change nothing', async () => {
  const { id } = await ticket()
  const customer = await builder(payload)('users', {})
  for (const [act, body] of [
    ['status', { status: 'lost' }],
    ['status', {}],
    ['assign', { assignee: customer.id }],
    ['assign', { assignee: 'me' }],
    ['undo', { seen: 'yesterday', was: close }],
    ['undo', { seen: new Date().toISOString(), was: { kind: 'subject', to: 'x' } }],
  ] as const) {
    expect((await post(id, act, body)).status, JSON.stringify(body)).toBe(422)
  }
  const viewer = await requestOf({
    role: 'sub_admin',
    permissionGrants: ['view_support'],
    permissionDenials: ['manage_support'],
  })
  const they = await signIn(payload, viewer.user?.email ?? '')
  for (const act of ['status', 'assign', 'undo']) {
    expect((await post(id, act, { status: 'closed' }, they)).status).toBe(403)
  }
  expect(await ticketOf(id)).toMatchObject({ status: 'open', assignee: null })
})
