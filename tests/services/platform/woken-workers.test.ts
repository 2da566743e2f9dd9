import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { runSql } from '@/tests/support/run-sql'
import { SOON } from '@/tests/support/soon'
import { tirelessWorker } from '@/tests/support/suite/tireless-worker'

const payload = await testPayload()
const boss = await tirelessWorker(payload)
const watched = () => vi.spyOn(boss.getDb(), 'executeSql').mock.calls

const fetchesIn = (calls: ReturnType<typeof watched>) =>
  calls.filter(([text]) => /skip locked/i.test(text) && text.includes("'send-email'"))

/** Queues emails in one transaction, which announces them once. */
async function queue(count: number): Promise<void> {
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) {
    ids.push((await builder(payload)('emails', { status: 'queued' })).id)
  }
  await inTransaction(payload, async (req) => {
    for (const emailId of ids) await enqueue(req, 'send-email', { emailId })
  })
}

const left = async () => {
  const [row] = await runSql(
    { payload },
    sql`select count(*)::int as left from pgboss.job where name = 'send-email' and state < 'completed'`,
  )
  return row?.left
}

/** Until no worker looks any more. */
async function quiet(calls: readonly unknown[]): Promise<void> {
  let seen = -1
  await expect
    .poll(
      () => {
        const before = seen
        seen = calls.length
        return seen - before
      },
      { ...SOON, interval: 300 },
    )
    .toBe(0)
}

test('of many that are announced at once none waits for the clock', async () => {
  await queue(30)

  await expect.poll(left, SOON).toBe(0)
})

test('a new job is fetched by one worker, and looked for by one more', async () => {
  const calls = watched()
  await quiet(calls)
  const before = fetchesIn(calls).length

  await queue(1)

  await expect.poll(left, SOON).toBe(0)
  await quiet(calls)
  expect(fetchesIn(calls).length - before).toBe(2)
})
