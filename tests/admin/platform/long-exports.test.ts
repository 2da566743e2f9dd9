import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

import { eq, sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { exportList } from '@/src/admin/kit/list/csv-of'
import { exportSource } from '@/src/admin/kit/list/exports/export-source'
import { runExport } from '@/src/admin/kit/list/exports/run-export'
import { EXPORTED_LISTS } from '@/src/admin/lists'
import { ticketsList } from '@/src/admin/support/inbox/tickets-list'
import { GET } from '@/src/app/(payload)/api/office/exports/[id]/route'
import { databaseOf } from '@/src/lib/database'
import { list_exports } from '@/src/lib/own-tables'
import { exportFile } from '@/src/services/platform/exports/export-file'
import { beginExport, lastExport } from '@/src/services/platform/exports/list-exports'
import { cleanUp } from '@/src/services/platform/retention/clean-up'
import { eraseByStaff } from '@/src/services/privacy/erase-account'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { type SignedIn, signIn } from '@/tests/support/people/people'

import { fillTickets } from '../support/fill-tickets'

const TICKETS = 10_001
const ALL = { view: 'all' }
const EMAIL = 'Customer,Email'

let payload: Payload

async function staff(data: object = { role: 'admin' }) {
  const user = await builder(payload)('users', data)
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return { req, as: await signIn(payload, user.email), id: user.id }
}

const ask = (as: SignedIn, id: string) =>
  GET(new Request(`http://localhost:3000/api/office/exports/${id}`, { headers: as.headers }))

async function jobOf(req: PayloadRequest, columns: readonly string[] = ['Customer', 'Email']) {
  const answer = await exportList(req, ticketsList, ALL, columns)
  if (!('job' in answer)) throw new Error('It was exported at once')
  return answer.job
}

const run = (id: string, sources = EXPORTED_LISTS) => runExport(payload, id, sources, true)

/** An export that is done already, of nothing much. */
async function finished(req: PayloadRequest): Promise<string> {
  const asked = { screen: 'tickets', question: { view: 'unassigned', q: 'nobody' }, columns: [] }
  const job = await beginExport(req, { ...asked, fileName: 'tickets' })
  if (!job) throw new Error('It did not begin')
  await run(job.id)
  return job.id
}

async function letExpire(id: string): Promise<void> {
  const db = await databaseOf({ payload })
  await db
    .update(list_exports)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(list_exports.id, id))
}

/** What someone took with them, as the audit log has it. */
async function exportsBy(actor: string) {
  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { actor: { equals: actor }, action: { equals: 'export' } },
    sort: 'createdAt',
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

beforeAll(async () => {
  payload = await testPayload()
  const { id } = await staff()
  await fillTickets(payload.db.pool, TICKETS, id)
}, 120_000)

test('more than ten thousand rows are written by a job, a page at a time, for their owner', async () => {
  const { req, as, id } = await staff()
  const job = await jobOf(req)
  expect(job).toMatchObject({ state: 'waiting', done: 0 })
  expect((await jobOf(req)).id).toBe(job.id) // one at a time
  expect((await ask(as, job.id)).status).toBe(409)

  const pages: number[] = []
  const watched = exportSource(() => ({
    ...ticketsList,
    read: (...asked: Parameters<typeof ticketsList.read>) => {
      pages.push(asked[2])
      return ticketsList.read(...asked)
    },
  }))
  await run(job.id, { tickets: watched })

  expect(Math.max(...pages)).toBe(500)
  expect(pages).toHaveLength(21)
  expect(await lastExport(req, 'tickets')).toMatchObject({ state: 'done', done: TICKETS })
  const response = await ask(as, job.id)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toContain('tickets.csv')
  const lines = Buffer.from(await response.arrayBuffer())
    .toString()
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toBe(`\uFEFF${EMAIL}`)
  expect(new Set(lines).size).toBe(TICKETS + 1)
  expect((await stat(exportFile(job.id))).mode & 0o077).toBe(0)
  expect(await exportsBy(id)).toMatchObject([
    {
      area: 'support',
      entity: 'tickets',
      after: {
        list: 'Support Tickets',
        rows: TICKETS,
        columns: ['Customer', 'Email'],
        view: 'all',
      },
    },
  ])

  await run(job.id) // what is done is not done again
  expect((await jobOf(req)).id).not.toBe(job.id)
}, 60_000)

test('up to that it is exported at once, and who took what is in the audit log', async () => {
  const { req, id } = await staff()
  const answer = await exportList(req, ticketsList, { view: 'open' })
  expect(answer).toMatchObject({ ok: true, isAll: true })
  expect(answer).not.toHaveProperty('job')
  const rows = 'rows' in answer ? answer.rows : 0
  const asked = { view: 'all', status: 'open,closed', q: 'Zebediah Quill' }
  await exportList(req, ticketsList, asked, ['Email'])
  await exportList(req, ticketsList, { view: 'all', q: 'bench-7@example.com' })
  expect(await exportsBy(id)).toMatchObject([
    { after: { rows, columns: 'all', view: 'open', filters: {}, search: '' } },
    {
      after: {
        rows: 0,
        columns: ['Email'],
        filters: { status: ['open', 'closed'] },
        search: '[removed]', // an erasure would not find a name
      },
    },
    { after: { rows: 1, search: 'bench-7@example.com' } },
  ])
  expect(await exportList(req, ticketsList, 'all')).toMatchObject({ ok: false })
})

test('nobody else finds the file, and no address that is none', async () => {
  const [mine, other] = [await staff(), await staff()]
  const id = await finished(mine.req)
  expect((await ask(mine.as, id)).status).toBe(200)
  expect((await ask(other.as, id)).status).toBe(404)
  for (const none of [randomUUID(), 'x', '..%2F..%2Fetc'])
    expect((await ask(mine.as, none)).status).toBe(404)
  const visitor = { id: '', headers: {} }
  expect((await ask(visitor, id)).status).toBe(401)
})

test('a right that was lost stops the download, and a job that has begun', async () => {
  const agent = await staff({ role: 'sub_admin', permissionGrants: ['view_support'] })
  const id = await finished(agent.req)
  const job = await jobOf(agent.req)
  await payload.update({
    collection: 'users',
    id: agent.id,
    data: { permissionGrants: [], permissionDenials: ['view_support', 'manage_support'] },
    overrideAccess: true, // as an administrator does
  })

  expect((await ask(agent.as, id)).status).toBe(403)
  await run(job.id)
  expect(await lastExport(agent.req, 'tickets')).toMatchObject({
    state: 'failed',
    reason: 'You don’t have permission to export this list.',
  })
  expect(await readFile(exportFile(job.id)).catch(() => null)).toBeNull()
})

test('an export that two workers write keeps its file, whoever is done last', async () => {
  const { req, as, id: person } = await staff()
  const job = await jobOf(req)
  const { promise: isHeard, resolve: hear } = Promise.withResolvers<void>()
  const slow = exportSource(() => ({
    ...ticketsList,
    read: async (...asked: Parameters<typeof ticketsList.read>) => {
      await isHeard
      return ticketsList.read(...asked)
    },
  }))
  const late = run(job.id, { tickets: slow }) // counts as dead, and is not
  await run(job.id)
  hear()
  await late

  expect(await lastExport(req, 'tickets')).toMatchObject({ state: 'done', done: TICKETS })
  expect((await ask(as, job.id)).status).toBe(200)
  expect(await exportsBy(person)).toHaveLength(1)
}, 60_000)

test('an export whose worker gives no sign of life for two minutes stands in nobody’s way', async () => {
  const { req } = await staff()
  const job = await jobOf(req)
  const silentFor = (state: string, seconds: number) =>
    payload.db.pool.query(
      `update list_exports set state = $2, touched_at = now() - $3 * interval '1 second' where id = $1`,
      [job.id, state, seconds],
    )

  await silentFor('waiting', 125) // others are written before it
  expect((await jobOf(req)).id).toBe(job.id)
  await silentFor('running', 115)
  expect((await jobOf(req)).id).toBe(job.id)
  await silentFor('running', 125)
  expect((await jobOf(req)).id).not.toBe(job.id)
})

test('what fails says so, leaves no file, and can be begun again', async () => {
  const { req } = await staff()
  const job = await jobOf(req)
  const broken = exportSource(() => ({
    ...ticketsList,
    read: () => Promise.reject(new Error('The disk is gone')),
  }))
  await expect(run(job.id, { tickets: broken })).rejects.toThrow('disk')
  expect(await lastExport(req, 'tickets')).toMatchObject({
    state: 'failed',
    reason: 'Something went wrong.',
  })
  expect((await jobOf(req)).id).not.toBe(job.id)
})

test('after a day the file is gone, with its row', async () => {
  const { req, as } = await staff()
  const [old, kept] = [await finished(req), await finished(req)]
  await letExpire(old)
  expect((await ask(as, old)).status).toBe(404)

  await cleanUp(payload)

  expect(await stat(exportFile(old)).catch(() => null)).toBeNull()
  expect((await ask(as, kept)).status).toBe(200)
  const db = await databaseOf({ payload })
  expect(await db.select().from(list_exports).where(eq(list_exports.id, old))).toEqual([])
})

test('an erasure ends every export, written or on its way, and their files go', async () => {
  const [{ req, as }, other] = [await staff(), await staff()]
  const [done, going] = [await finished(req), await jobOf(other.req)]
  const leaving = await builder(payload)('users')
  let isErased = false
  const slow = exportSource(() => ({
    ...ticketsList,
    read: async (...asked: Parameters<typeof ticketsList.read>) => {
      const page = await ticketsList.read(...asked)
      if (!isErased) await eraseByStaff(req, leaving.id)
      isErased = true
      return page
    },
  }))

  await run(going.id, { tickets: slow })

  expect((await ask(as, done)).status).toBe(404)
  expect(await lastExport(req, 'tickets')).toBeNull() // what it searched for is forgotten
  const gone = await ask(other.as, going.id)
  expect(gone.status).toBe(404)
  expect(JSON.stringify(await gone.json())).toContain('An account was deleted meanwhile.')
  expect(await lastExport(other.req, 'tickets')).toMatchObject({ state: 'failed' })
  expect(await exportsBy(other.id)).toEqual([])
  await cleanUp(payload) // which the erasure has queued
  for (const id of [done, going.id]) {
    expect(await stat(exportFile(id)).catch(() => null)).toBeNull()
  }
  const db = await databaseOf({ payload })
  expect(await db.select().from(list_exports).where(eq(list_exports.id, done))).toEqual([])
  expect((await jobOf(other.req)).id).not.toBe(going.id)
})
