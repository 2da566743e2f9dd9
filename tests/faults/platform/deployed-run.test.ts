import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { leadRuns } from '@/src/admin/leads/bulk/lead-runs'
import { LIST_RUNS } from '@/src/jobs/handlers'
import { setUpQueues } from '@/src/jobs/set-up-queues'
import { env } from '@/src/lib/env'
import { runList } from '@/src/services/platform/run-list'
import { testPayload } from '@/tests/support/database'
import { requestOf } from '@/tests/support/people/request-of'
import { runSql } from '@/tests/support/run-sql'
import { bundled } from '@/tests/support/scripts/bundled'
import { rounds } from '@/tests/support/suite/sample'

const payload = await testPayload()
const program = await bundled('scripts/worker.ts', inject('databases').programs)
const admin = await requestOf({ role: 'admin' })
const SEEN_TO_BEGIN = 20
const ROWS = rounds(500, 180)

afterAll(() => void child?.kill('SIGKILL'))
beforeAll(() => setUpQueues(env.DATABASE_URL))

let child: ChildProcess | undefined

/** The worker as it is deployed. */
function worker(): ChildProcess {
  child = fork(program, {
    execArgv: [], // none of the test runner's own
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

/** The time passes after which a worker that is at work has given a sign of life. */
const silencePasses = () =>
  runSql(
    { payload },
    sql`with silent as (
        update pgboss.job set heartbeat_on = heartbeat_on - interval '31 seconds'
        where name = 'run-list' and state = 'active')
      update pgboss.queue set monitor_on = null where name = 'run-list'`,
  )

/** Has a run done by workers of which the first are ended in the middle of it. */
async function throughDeployments(run: string): Promise<void> {
  const done = async () => {
    const progress = await leadRuns.progress(admin, run)
    return progress.ok ? progress.done : 0
  }
  const patiently = { timeout: 180_000, interval: 50 }
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const before = await done()
    const running = worker()
    await expect.poll(done, patiently).toBeGreaterThan(before + SEEN_TO_BEGIN)
    await end(running, signal)
    expect(await done()).toBeLessThan(ROWS)
  }
  await silencePasses()
  const last = worker()
  await expect.poll(done, patiently).toBe(ROWS)
  await end(last, 'SIGTERM')
}

const counted = async (query: ReturnType<typeof sql>) => {
  const [row] = await runSql({ payload }, query)
  return Number(row?.n)
}

test('a long change of rows that deployments interrupt is done once, and can be undone whole', {
  timeout: 400_000,
}, async () => {
  const rows = await runSql(
    { payload },
    sql`insert into leads (email, source, company_name, search_text)
      select 'deployed-' || n || '@example.com', 'checkout', 'Deployed', ' deployed '
      from generate_series(1, ${ROWS}::int) n returning id`,
  )
  const ids = rows.map(({ id }) => String(id))
  const owned = () =>
    counted(sql`select count(*) n from leads
      where company_name = 'Deployed' and owner_id = ${admin.user?.id ?? ''}`)
  const audited = () =>
    counted(sql`select count(*) n from audit_log
      where entity = 'leads' and actor_id = ${admin.user?.id ?? ''}`)

  const run = await leadRuns.freeze(admin, { ids }, { kind: 'assign', owner: admin.user?.id })
  if (!run.ok) throw new Error(run.message)
  await leadRuns.apply(admin, run.run)
  await throughDeployments(run.run)

  expect(await leadRuns.progress(admin, run.run)).toMatchObject({ failures: [], undoable: ROWS })
  expect([await owned(), await audited()]).toEqual([ROWS, ROWS])

  const undo = await leadRuns.undo(admin, run.run)
  if (!undo.ok) throw new Error(undo.message)
  await runList(payload, undo.run, LIST_RUNS)

  expect(await leadRuns.progress(admin, undo.run)).toMatchObject({ done: ROWS, failures: [] })
  expect(await owned()).toBe(0)
})
