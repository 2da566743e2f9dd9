// @apart: its process has a database of its own, and a replica of that
import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { promisify } from 'node:util'

import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { afterAll, afterEach, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'

import { onServer } from '@/tests/support/database-server'
import { bundled } from '@/tests/support/scripts/bundled'

const servers = spawn(process.execPath, ['tests/support/scripts/throwaway-pair.mjs'], {
  stdio: ['pipe', 'pipe', 'inherit'],
})
const [said] = await once(servers.stdout, 'data')
const [primary, replica] = z.tuple([z.string(), z.string()]).parse(JSON.parse(String(said)))

process.env.DATABASE_URL = primary
const program = await bundled('scripts/prepare.ts', inject('databases').programs)
const quickly = ['--import', './tests/support/people/quick-passwords.ts', program]
await promisify(execFile)(process.execPath, quickly)
process.env.DATABASE_REPLICA_URL = replica

// what follows reads the environment as it is imported
const { beginOnReplica, readAside } = await import('@/src/lib/replica')
const { snapshotOf } = await import('@/src/lib/database')
const { findRows } = await import('@/src/lib/find-one')
const { testPayload } = await import('@/tests/support/database')
const { builder } = await import('@/tests/support/builders')
const { runSql } = await import('@/tests/support/run-sql')
const payload = await testPayload()
const build = builder(payload)

const pause = () => onServer(replica, 'select pg_wal_replay_pause()')
const resume = () => onServer(replica, 'select pg_wal_replay_resume()')

afterEach(async () => {
  vi.useRealTimers()
  await resume()
})
afterAll(async () => {
  await payload.destroy()
  servers.stdin.end()
  await once(servers, 'exit')
})

const isReplica = z.tuple([z.object({ pg_is_in_recovery: z.boolean() })])

type Req = { readonly payload: Payload; readonly transactionID?: string | number | undefined }

async function readsReplica(req: Req): Promise<boolean> {
  return isReplica.parse(await runSql(req, sql`select pg_is_in_recovery()`))[0].pg_is_in_recovery
}

const nameOf = async (req: Req, id: string) =>
  (await payload.findByID({ collection: 'users', id, req, overrideAccess: true })).firstName

const another = (req: Req) =>
  payload.create({
    collection: 'suppressions',
    data: { email: `${randomUUID()}@example.com`, reason: 'manual' },
    req,
    overrideAccess: true,
  })

test('a list, and an export as of one moment, are read on the replica', async () => {
  expect(await readsReplica({ payload })).toBe(false)
  await vi.waitUntil(() => readAside({ payload }, readsReplica))

  const { end, transactionID } = await snapshotOf({ payload })
  expect(await readsReplica({ payload, transactionID })).toBe(true)
  await end()
})

test('what was written before a read is in it, however soon it is', async () => {
  const { id } = await build('users', { firstName: 'Ada' })
  for (let turn = 0; turn < 40; turn += 1) {
    const firstName = `Ada ${turn}`
    await payload.update({ collection: 'users', id, data: { firstName }, overrideAccess: true })
    expect(await readAside({ payload }, (req) => nameOf(req, id))).toBe(firstName)
  }
})

test('rows are found as of the moment at which the transaction there began', async () => {
  const transactionID = await vi.waitUntil(() => beginOnReplica(payload))
  const before = await payload.count({ collection: 'suppressions', overrideAccess: true })
  await another({ payload })
  const options = { overrideAccess: true }
  const there = await findRows({ payload, transactionID }, 'suppressions', options)
  const here = await findRows({ payload }, 'suppressions', options)
  expect([there.length, here.length]).toEqual([before.totalDocs, before.totalDocs + 1])
  await payload.db.rollbackTransaction(transactionID)
})

test('a replica that lags is left alone', async () => {
  const { id } = await build('users', { firstName: 'Ada' })
  await pause()
  await payload.update({
    collection: 'users',
    id,
    data: { firstName: 'Grace' },
    overrideAccess: true,
  })

  expect(await readAside({ payload }, (req) => nameOf(req, id))).toBe('Grace')
  expect(await readAside({ payload }, readsReplica)).toBe(false)
  await resume()
  await vi.waitUntil(() => readAside({ payload }, readsReplica))
})

test('what is in a transaction stays there, with what it has written', async () => {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined
  const req: Req = { payload, transactionID }
  const { id } = await another(req)
  const found = await readAside(req, (aside) =>
    payload.findByID({ collection: 'suppressions', id, req: aside, overrideAccess: true }),
  )
  expect(found.id).toBe(id)
  if (transactionID) await payload.db.rollbackTransaction(transactionID)
})

test('what fails there is done on the database, which is then asked alone for a while', async () => {
  await vi.waitUntil(() => readAside({ payload }, readsReplica))
  expect(await readAside({ payload }, another)).toMatchObject({ reason: 'manual' })
  expect(await beginOnReplica(payload)).toBeNull()

  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  await vi.waitUntil(() => readAside({ payload }, readsReplica))
})
