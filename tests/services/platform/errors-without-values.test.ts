import { PassThrough } from 'node:stream'
import { inspect } from 'node:util'

import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { expect, test } from 'vitest'

import { users } from '@/src/database-schema'
import { startWorkers } from '@/src/jobs/index'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { LOG_OPTIONS } from '@/src/lib/log'
import { enqueue } from '@/src/lib/queues'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { runSql } from '@/tests/support/run-sql'
import { SOON } from '@/tests/support/soon'

/** Stands for a password hash, an address, a receipt: nothing that is stored may be read in an error. */
const CANARY = `canary\nparams: canary\n    at canary "canary" canary`
const EMAIL = 'canary@example.com'

const payload = await testPayload()
const { id } = await builder(payload)('users', { email: EMAIL })

async function failureOf(work: () => PromiseLike<unknown>): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing failed')
}

const db = await databaseOf({ payload })

const FAILURES = {
  'a value that is there already': () =>
    db.update(users).set({ email: EMAIL }).where(sql`${users.id} <> ${id}`),
  'a value of another kind': () =>
    db.select({ id: users.id }).from(users).where(sql`${users.createdAt} = ${CANARY}::uuid::text`),
  'a value that is too large': () =>
    db
      .select({ id: users.id })
      .from(users)
      .where(sql`${CANARY} = ''  or 1 = ${'9999999999999'}::int`),
  'a statement within a transaction': () =>
    inTransaction(payload, async (req) =>
      (await databaseOf(req)).select({ id: users.id }).from(users).where(sql`${CANARY}::int = 1`),
    ),
  'a document that is there already': () =>
    payload.db.updateOne({ collection: 'users', id, data: { createdAt: CANARY }, req: {} }),
}

/** What our log writes of an error. */
function logged(error: unknown): string {
  const lines = new PassThrough()
  pino({ ...LOG_OPTIONS, level: 'trace' }, lines).warn({ err: error }, 'failed')
  return String(lines.read())
}

test.each(Object.entries(FAILURES))('no error of the database repeats %s', async (_name, fail) => {
  await builder(payload)('users')
  const error = await failureOf(fail)

  const told = [String(error), inspect(error, { depth: 9 }), logged(error), JSON.stringify(error)]

  expect(told.join('\n')).toMatch(/Failed query/)
  expect(
    told.filter((text) => /canary|9999999999999/.test(text.replaceAll(import.meta.url, ''))),
  ).toEqual([])
})

test('a job that failed leaves no value behind where its failure is kept', async () => {
  const boss = new PgBoss({
    connectionString: env.DATABASE_URL,
    max: 3,
    migrate: false,
    supervise: false,
  })
  boss.on('error', () => undefined)
  await startWorkers(boss, payload, {
    'export-list': async () => {
      await FAILURES['a value of another kind']()
    },
  })
  await inTransaction(payload, (req) => enqueue(req, 'export-list', { id }))

  const output = async () => {
    const [row] = await runSql(
      { payload },
      sql`select output::text from pgboss.job where name = 'export-list' and output is not null`,
    )
    return String(row?.output)
  }
  await expect.poll(output, SOON).toMatch(/Failed query/)
  expect(await output()).not.toContain('canary')
  await boss.stop({ graceful: false })
})
