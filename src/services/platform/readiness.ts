import { and, inArray, lte, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { payload_migrations } from '@/src/database-schema'
import { databaseOf, pingDatabase } from '@/src/lib/database'
import { storageTrouble } from '@/src/lib/files/storage-trouble'
import { log } from '@/src/lib/log'
import { jobs } from '@/src/lib/own-tables'
import { now } from '@/src/lib/sql-parts'
import { migrations } from '@/src/migrations/index'
import { isOwnSecret } from '@/src/services/platform/secret-mark'

/** Jobs may wait this long before the worker counts as behind, in seconds. */
const MAX_LAG = 300

type Check = { readonly ok: boolean; readonly detail: string }

export type Readiness = {
  readonly ready: boolean
  readonly checks: Readonly<
    Record<'database' | 'migrations' | 'secret' | 'queue' | 'storage', Check>
  >
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

const STORAGE_FOR_MS = 30_000
let storageLooked: { readonly until: number; readonly found: Promise<Check> } | undefined

async function lookAtStorage(): Promise<Check> {
  const trouble = await storageTrouble()
  return { ok: trouble === null, detail: trouble?.message ?? 'takes files' }
}

/** Whether files can be stored; tried twice a minute at most. */
function storageCheck(): Promise<Check> {
  if (!storageLooked || storageLooked.until < Date.now())
    storageLooked = { until: Date.now() + STORAGE_FOR_MS, found: lookAtStorage() }
  return storageLooked.found
}

/** While all is in order it is looked at again after this time: the front asks every two seconds. */
const GOOD_FOR_MS = 10_000
type Tables = readonly [migrations: Check, secret: Check, queue: Check]
let good: { readonly until: number; readonly found: Tables } | undefined

/** Whether migrations, secret and queue are as they should be. */
async function checkTables(payload: Payload): Promise<Tables> {
  if (good && good.until > Date.now()) return good.found
  const found = await lookAtTables({ payload })
  good = found.every(({ ok }) => ok) ? { until: Date.now() + GOOD_FOR_MS, found } : undefined
  return found
}

const lookAtTables = (context: { readonly payload: Payload }): Promise<Tables> =>
  Promise.all([
    check('migrations', async () => {
      const db = await databaseOf(context)
      const rows = await db.select({ name: payload_migrations.name }).from(payload_migrations)
      const names = new Set(rows.map((row) => row.name))
      const missing = migrations.filter((migration) => !names.has(migration.name)).length
      return { ok: missing === 0, detail: missing === 0 ? 'all applied' : `${missing} to apply` }
    }),
    check('secret', async () => {
      const isOwn = await isOwnSecret(await databaseOf(context))
      return { ok: isOwn, detail: isOwn ? 'the same' : 'PAYLOAD_SECRET is another one' }
    }),
    check('queue', async () => {
      const db = await databaseOf(context)
      const age = sql`extract(epoch from now() - ${jobs.startAfter})`
      const [row] = await db
        .select({ lag: sql`coalesce(max(${age}), 0)::int`.mapWith(Number) })
        .from(jobs)
        .where(and(inArray(jobs.state, ['created', 'retry']), lte(jobs.startAfter, now)))
      const lag = row?.lag ?? Number.NaN
      return { ok: lag <= MAX_LAG, detail: `${lag} s behind` }
    }),
  ])

/**
 * Whether this process can serve. A slow worker or a full disk is reported, but does not take
 * the site down: people still buy.
 */
export async function readiness(payload: Payload): Promise<Readiness> {
  const context = { payload }
  const database = await check('database', async () => {
    await pingDatabase(context)
    return { ok: true, detail: 'answers' }
  })
  const storage = await storageCheck()
  if (!database.ok) {
    const others = { migrations: unanswered, secret: unanswered, queue: unanswered, storage }
    return { ready: false, checks: { database, ...others } }
  }
  const [applied, secret, queue] = await checkTables(payload)
  const checks = { database, migrations: applied, secret, queue, storage }
  return { ready: applied.ok && secret.ok, checks }
}
