import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { inTransaction } from '@/src/lib/database'
import { runSql } from '@/tests/support/run-sql'

/** How long a rival gets to come as far as it can. */
const PATIENCE_MS = 300

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function isAnybodyWaiting(payload: Payload): Promise<boolean> {
  const rows = await runSql(
    { payload },
    sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' limit 1`,
  )
  return rows.length > 0
}

/** Until work is done, or waits for a lock, or has had time to wait for something else. */
export async function untilDoneOrWaiting(payload: Payload, work: Promise<unknown>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  done.catch(() => {})
  while (!isDone && Date.now() < end && !(await isAnybodyWaiting(payload))) {
    await Promise.race([done, pause(10)])
  }
}

/** Keeps a change open until a rival waits for it or is done; returns what the rival threw. */
export async function whileOpen(
  payload: Payload,
  change: (req: PayloadRequest) => Promise<unknown>,
  rival: () => Promise<unknown>,
): Promise<unknown> {
  let other: Promise<unknown> = Promise.resolve()
  await inTransaction(payload, async (req) => {
    await change(req)
    other = rival().then(
      () => null,
      (error: unknown) => error,
    )
    await untilDoneOrWaiting(payload, other)
  })
  return other
}

/** Does what PostgreSQL does to transactions that are idle for too long; says to how many. */
export async function endStuckTransactions(payload: Payload): Promise<number> {
  const rows = await runSql(
    { payload },
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`,
  )
  return rows.length
}
