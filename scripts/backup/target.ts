import type { Migration } from 'payload'
import type pg from 'pg'
import { z } from 'zod'

import { LOCK_NAME } from '../database/locked'
import type { About } from './archive-format'
import { quoted, tablesOf } from './tables'
import { Refused } from './words'

/** Payload's own type knows nothing of what it hands a migration. */
const migration = z.custom<Migration>(
  (one) => z.object({ name: z.string() }).safeParse(one).success,
)

const others = z.tuple([z.object({ count: z.number() })])
const schemas = z.array(z.object({ name: z.string() }))

const OTHERS = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    and application_name <> $1`

const SCHEMAS = `select nspname as name from pg_namespace
  where nspname not like 'pg\\_%' and nspname <> 'information_schema'`

/** @throws Refused while the site, a worker or anyone else is connected */
export async function refuseCompany(client: pg.Client): Promise<void> {
  const { rows } = await client.query(OTHERS, [LOCK_NAME])
  const [{ count }] = others.parse(rows)
  if (count > 0)
    throw new Refused(
      'Something else is connected to this database. Stop the site and its workers first.',
    )
}

export const isEmpty = async (client: pg.Client) => (await tablesOf(client)).length === 0

/** Empties a database of everything. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query(SCHEMAS)
  for (const { name } of schemas.parse(rows)) {
    await client.query(`drop schema ${quoted(name)} cascade`)
  }
  await client.query('create schema public')
}

/** @throws Refused for an archive of a version that this one does not know */
export async function refuseNewer({ migrations, version }: About): Promise<void> {
  const { migrations: known } = await import('@/src/migrations/index')
  const names = new Set(known.map(({ name }) => name))
  const unknown = migrations.filter((name) => !names.has(name))
  if (unknown.length === 0) return
  throw new Refused(
    `The archive was made by version ${version}, which has changes of tables that this version does not know: ${unknown.join(', ')}. Restore it with that version or a newer one.`,
  )
}

/** Makes the tables as they were when the archive was made: what came later is done afterwards. */
export async function makeTables(facts: About, url: string): Promise<void> {
  const { migrations: known } = await import('@/src/migrations/index')
  const { setUpQueues } = await import('@/src/jobs/set-up-queues')
  const { default: config } = await import('@payload-config') // all of the product, which takes a while
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config })
  const wanted = known.filter(({ name }) => facts.migrations.includes(name))
  await payload.db.migrate({ migrations: z.array(migration).parse(wanted) })
  await payload.destroy()
  await setUpQueues(url)
}
