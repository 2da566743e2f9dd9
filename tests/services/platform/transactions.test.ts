import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import { testPayload } from '@/tests/support/database'
import { runSql } from '@/tests/support/run-sql'
import { recordStatements } from '@/tests/support/suite/statements'

let payload: Awaited<ReturnType<typeof testPayload>>
beforeAll(async () => {
  payload = await testPayload()
})

test('a transaction in which a statement failed is never taken for committed', async () => {
  const work = inTransaction(payload, async (req) => {
    await runSql(req, sql`select 1 / 0`).catch(() => {})
  })
  await expect(work).rejects.toThrow('rolled back')
})

test('nor one that lost its connection', async () => {
  const work = inTransaction(payload, async (req) => {
    const [row] = await runSql(req, sql`select pg_backend_pid() as pid`)
    await runSql({ payload }, sql`select pg_terminate_backend(${row?.pid}::int)`)
  })
  await expect(work).rejects.toThrow()
})

test('the next transaction commits, with one statement', async () => {
  const recorded = await recordStatements(payload)
  await inTransaction(payload, (req) => runSql(req, sql`select 1`))
  recorded.stop()
  expect(recorded.take()).toEqual(['begin', 'select 1', 'commit'])
})

/** Next loads the modules of pages and server actions a second time, beside those of routes. */
test('what was loaded a second time commits through the first one’s pool, and knows it', async () => {
  vi.resetModules()
  const again = await import('@/src/lib/database')
  expect(again.inTransaction).not.toBe(inTransaction)
  await again.inTransaction(payload, (req) => runSql(req, sql`select 1`))
})
