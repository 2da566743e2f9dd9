import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { failedJobs, readQueues } from '@/src/services/platform/queues/queues'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const manager = await person(payload, { role: 'sub_admin', permissionGrants: ['manage_settings'] })
const other = await person(payload, { role: 'sub_admin', permissionGrants: ['manage_email'] })

/** A job as pg-boss leaves it in a state. */
async function job(state: string, output: object | null = { message: 'The bank is closed' }) {
  const id = randomUUID()
  await runSql(
    { payload },
    sql`insert into pgboss.job (id, name, state, retry_limit, retry_count, output, start_after, created_on)
        values (${id}, 'send-refund', ${state}::pgboss.job_state, 8, 8, ${JSON.stringify(output)}::jsonb,
                now() - interval '1 hour', now())`,
  )
  return id
}

const act = (id: string, what: 'retry' | 'discard', as: SignedIn | null = manager) =>
  api('POST', `/jobs/${id}/${what}`, { as })

const stateOf = async (id: string) => {
  const [row] = await runSql(
    { payload },
    sql`select state::text, retry_limit from pgboss.job where id = ${id}`,
  )
  return row
}

const refunds = async () =>
  (await readQueues({ payload })).find(({ name }) => name === 'send-refund')

test('each queue says what waits, runs, failed and was given up', async () => {
  await Promise.all([job('created'), job('active'), job('retry'), job('failed')])

  expect(await refunds()).toMatchObject({ waiting: 1, running: 1, failed: 1, dead: 1 })
  expect((await refunds())?.oldest).not.toBeNull()
})

test('a job that was given up is tried again, once more than it may', async () => {
  const id = await job('failed')
  const found = (await failedJobs({ payload })).find((one) => one.id === id)
  expect(found).toMatchObject({ isDead: true, error: 'The bank is closed', attempts: 9 })

  expect((await act(id, 'retry')).status).toBe(200)

  expect(await stateOf(id)).toEqual({ state: 'retry', retry_limit: 9 })
})

test('a job is discarded, and the log says by whom', async () => {
  const id = await job('failed', null)

  expect((await act(id, 'discard')).status).toBe(200)

  expect(await stateOf(id)).toBeUndefined()
  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { documentId: { equals: id } },
    depth: 0,
    overrideAccess: true, // looks at what is kept
  })
  expect(docs).toMatchObject([{ action: 'discard_job', actor: manager.id }])
})

test.each(['created', 'active', 'completed'])('a job that is %s is left alone', async (state) => {
  const id = await job(state)

  expect((await act(id, 'retry')).status).toBe(409)
  expect((await act(id, 'discard')).status).toBe(409)
  expect(await stateOf(id)).toMatchObject({ state })
})

test('nobody else touches a job', async () => {
  const id = await job('failed')

  expect((await act(id, 'retry', other)).status).toBe(403)
  expect((await act(id, 'discard', await person(payload))).status).toBe(403)
  expect((await act(id, 'retry', null)).status).toBe(401)
  expect((await act('x', 'retry')).status).toBe(404)
})
