import { randomUUID } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { csvPart, freezeForCsv } from '@/src/admin/kit/list/bulk/csv-run'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import { auditLogList } from '@/src/admin/platform/audit-log-list'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import { DENSITY_KEY, densityOf } from '@/src/queries/platform/list-pages'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { requestOf } from '@/tests/support/people/request-of'

let payload: Payload
const email = 'bulk@example.org'
const question = { q: email }

beforeAll(async () => {
  payload = await testPayload()
  for (let entry = 0; entry < 12; entry += 1) {
    const area = entry < 9 ? 'orders' : 'payments'
    await builder(payload)('auditLog', { area, actorEmail: email, entity: `bulk-${entry}` })
  }
})

const admin = () => requestOf({ role: 'admin' })
const partly = () =>
  requestOf({
    role: 'sub_admin',
    permissionGrants: ['manage_users', 'view_payments'],
    permissionDenials: ['view_orders', 'manage_orders'],
  })

async function frozen(req: PayloadRequest, selected: unknown = { question }) {
  const run = await freezeForCsv(req, auditLogList, selected)
  if (!run.ok) throw new Error(run.message)
  return run
}

const linesOf = (csv: string) => csv.trimEnd().split('\r\n')

test('all that match are frozen: what comes later is no part of the run', async () => {
  const req = await admin()
  const run = await frozen(req)
  await builder(payload)('auditLog', { area: 'orders', actorEmail: email, entity: 'bulk-late' })

  const step = await csvPart(req, auditLogList, run.run, 0)

  expect(run).toMatchObject({ total: 12, isAll: true })
  expect(run.examples).toHaveLength(3)
  expect(step).toMatchObject({ ok: true, next: null })
  const lines = step.ok ? linesOf(step.part) : []
  expect(lines).toHaveLength(13)
  expect(lines[0]).toContain('Time,Who,What')
  expect(lines.join()).not.toContain('bulk-late')
})

test('chosen rows are exported and no others, and a part asked for twice is the same', async () => {
  const req = await admin()
  const { rows } = await auditLogList.read(req, questionIn(auditLogList, question), 3)
  const run = await frozen(req, { ids: rows.map(({ id }) => id) })

  const once = await csvPart(req, auditLogList, run.run, 0)

  expect(once.ok && linesOf(once.part)).toHaveLength(4)
  expect(await csvPart(req, auditLogList, run.run, 0)).toEqual(once)
  const noted = await payload.find({
    collection: 'auditLog',
    where: { actor: { equals: req.user?.id }, action: { equals: 'export' } },
    overrideAccess: true,
  })
  expect(noted.docs).toMatchObject(
    Array(2).fill({ entity: 'auditLog', after: { rows: 3, view: 'selected rows' } }),
  )
})

test('rows that are taken without the first part are logged too, once for all parts', async () => {
  const req = await admin()
  const run = await frozen(req)

  const part = await csvPart(req, auditLogList, run.run, 1)
  await csvPart(req, auditLogList, run.run, 2)

  expect(part.ok && linesOf(part.part)).toHaveLength(run.total - 1)
  const noted = await payload.find({
    collection: 'auditLog',
    where: { actor: { equals: req.user?.id }, action: { equals: 'export' } },
    overrideAccess: true,
  })
  expect(noted.docs).toMatchObject([{ entity: 'auditLog', after: { rows: run.total } }])
})

test('nobody goes on with the run of somebody else, or with one that is none', async () => {
  const run = await frozen(await admin())
  const nothing = { ok: false, message: 'This export does not exist.' }
  const other = await admin()

  expect(await csvPart(other, auditLogList, run.run, 0)).toEqual(nothing)
  expect(await csvPart(other, auditLogList, randomUUID(), 0)).toEqual(nothing)
  for (const [id, from] of [
    ['x', 0],
    [run.run, -1],
    [run.run, 0.5],
    [null, null],
  ]) {
    expect(await csvPart(other, auditLogList, id, from)).toEqual(nothing)
  }
})

test('rows that somebody may not see are not in their run, however they are asked for', async () => {
  const whole = await auditLogList.read(await admin(), questionIn(auditLogList, question), 100)
  const req = await partly()

  expect(await frozen(req)).toMatchObject({ total: 3 })
  expect(await frozen(req, { ids: whole.rows.map(({ id }) => id) })).toMatchObject({ total: 3 })
})

test('rubbish freezes nothing', async () => {
  for (const rubbish of [null, {}, { ids: [] }, { ids: ['1 or 1=1'] }, 'all']) {
    expect(await freezeForCsv(await admin(), auditLogList, rubbish)).toMatchObject({ ok: false })
  }
  expect(await freezeForCsv(await admin(), auditLogList, { ids: [randomUUID()] })).toMatchObject({
    message: 'These rows no longer exist.',
  })
})

test('counting stops where it is told, and says so', async () => {
  const req = await partly()
  const asked = questionIn(auditLogList, question)

  expect(await countUpTo(req, 'auditLog', asked)).toEqual({ count: 3, isMore: false })
  expect(await countUpTo(req, 'auditLog', asked, 3)).toEqual({ count: 3, isMore: false })
  expect(await countUpTo(req, 'auditLog', asked, 2)).toEqual({ count: 2, isMore: true })
})

test('how dense lists are is each person’s own, and rubbish is the default', async () => {
  const [one, other] = [await admin(), await admin()]
  const keep = ({ user }: PayloadRequest, value: string) =>
    payload.db.create({
      collection: 'payload-preferences',
      data: { key: DENSITY_KEY, user: { relationTo: 'users', value: user?.id }, value },
    })
  await keep(one, 'compact')
  await keep(other, 'rubbish')

  expect(await densityOf(one)).toBe('compact')
  expect(await densityOf(other)).toBe('comfortable')
})
