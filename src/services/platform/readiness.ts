import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { runSql } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import { migrations } from '@/src/migrations/index'

/** Jobs may wait this long before the worker counts as behind, in seconds. */
const MAX_LAG = 300

type Check = { readonly ok: boolean; readonly detail: string }

export type Readiness = {
  readonly ready: boolean
  readonly checks: { readonly database: Check; readonly migrations: Check; readonly queue: Check }
}

const unanswered: Check = { ok: false, detail: 'the database does not answer' }

async function check(name: string, look: () => Promise<Check>): Promise<Check> {
  try {
    return await look()
  } catch (error) {
    log.warn({ err: error, check: name }, 'not ready')
    return unanswered
  }
}

/** Whether this process can serve. A slow worker is told, but does not take the site down. */
export async function readiness(payload: Payload): Promise<Readiness> {
  const context = { payload }
  const database = await check('database', async () => {
    await runSql(context, sql`select 1`)
    return { ok: true, detail: 'answers' }
  })
  if (!database.ok)
    return { ready: false, checks: { database, migrations: unanswered, queue: unanswered } }
  const [applied, queue] = await Promise.all([
    check('migrations', async () => {
      const rows = await runSql(context, sql`select name from payload_migrations`)
      const names = new Set(rows.map((row) => row.name))
      const missing = migrations.filter((migration) => !names.has(migration.name)).length
      return { ok: missing === 0, detail: missing === 0 ? 'all applied' : `${missing} to apply` }
    }),
    check('queue', async () => {
      const rows = await runSql(
        context,
        sql`select coalesce(max(extract(epoch from now() - start_after)), 0)::int as lag
          from pgboss.job where state in ('created', 'retry') and start_after <= now()`,
      )
      const lag = Number(rows[0]?.lag)
      return { ok: lag <= MAX_LAG, detail: `${lag} s behind` }
    }),
  ])
  return { ready: applied.ok, checks: { database, migrations: applied, queue } }
}
