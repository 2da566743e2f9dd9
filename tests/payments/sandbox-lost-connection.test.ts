import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { postgresStore } from '@/sandbox/payments/store/postgres-store'
import { eventually } from '@/tests/support/scripts/watch'

const order = { kind: 'order', body: { id: 'order_1', status: 'created' } } as const

test('the sandbox outlives a connection that breaks in the middle of a transaction', async () => {
  const url = process.env.DATABASE_URL ?? ''
  const store = await postgresStore(url)
  const other = new Client({ connectionString: url })
  await other.connect()
  onTestFinished(() => other.end()) // whatever happens, it lets its lock go
  await other.query('begin; lock table sandbox.objects')

  const saving = store.save({ objects: [order] })
  saving.catch(() => {}) // looked at below
  await eventually(async () => {
    const { rowCount } = await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rowCount === 1
  })
  await expect(saving).rejects.toThrow()
  await other.query('commit')

  await store.save({ objects: [order] })
  expect(await store.read('order', 'order_1')).toEqual(order.body)
  await store.close()
})
