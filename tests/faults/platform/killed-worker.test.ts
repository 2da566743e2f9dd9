import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { env } from '@/src/lib/env'
import { testPayload } from '@/tests/support/database'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const boss = new PgBoss({
  connectionString: env.DATABASE_URL,
  migrate: false,
  supervise: false,
  schedule: false,
  monitorIntervalSeconds: 1,
})
boss.on('error', () => {})

beforeAll(async () => {
  await boss.start()
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await runSql(
    { payload },
    sql`delete from pgboss.job where name in ('reconcile', 'settle-payment')`,
  )
})

/**
 * The time passes after which a worker that is at work has given a sign of life. That is not noticed
 * by a look that follows another one at once, so it is looked until it is.
 */
async function silencePasses(name: string, id: string): Promise<void> {
  await runSql(
    { payload },
    sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '31 seconds' where id = ${id}`,
  )
  await expect
    .poll(async () => {
      await runSql({ payload }, sql`update pgboss.queue set monitor_on = null where name = ${name}`)
      await boss.supervise(name)
      return stateOf(id)
    })
    .not.toBe('active')
}

async function stateOf(id: string): Promise<unknown> {
  const [row] = await runSql({ payload }, sql`select state::text from pgboss.job where id = ${id}`)
  return row?.state
}

test('a reconciler that was killed keeps the next one waiting for half a minute, and not for five', async () => {
  await runSql({ payload }, sql`delete from pgboss.job where name = 'reconcile'`)
  await boss.send('reconcile', {})
  const [held] = await boss.fetch('reconcile') // its worker is killed over it
  await boss.send('reconcile', {})
  expect(await boss.fetch('reconcile')).toEqual([])

  await silencePasses('reconcile', held?.id ?? '')

  expect(await boss.fetch('reconcile')).toHaveLength(1)
})

test('a payment whose settling was killed is settled again half a minute later', async () => {
  await runSql({ payload }, sql`delete from pgboss.job where name = 'settle-payment'`)
  await boss.send('settle-payment', { gateway: 'stripe', ref: 'pi_of_nobody' })
  const [held] = await boss.fetch('settle-payment')
  expect(await stateOf(held?.id ?? '')).toBe('active')

  await silencePasses('settle-payment', held?.id ?? '')

  expect(await stateOf(held?.id ?? '')).toBe('retry')
})
