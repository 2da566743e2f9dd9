import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { z } from 'zod'
import { setUpQueues } from '@/src/jobs/set-up-queues'
import { migrations } from '@/src/migrations/index'

import { LOCK_NAME } from '../database/locked'
import type { About } from './archive-format'
import { madeByMigrations, OWN_SCHEMAS } from './ours'
import { place, quoted, tablesOf } from './tables'
import { Refused } from './words'

/** Of what Payload gives to a migration, ours use the database alone. */
type Up = (args: { readonly db: NodePgDatabase }) => Promise<void>

const migration = z.object({
  name: z.string(),
  up: z.custom<Up>((one) => typeof one === 'function'),
})

const others = z.tuple([z.object({ count: z.number() })])
const named = z.array(z.object({ name: z.string() }))

const OTHERS = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    and application_name <> $1`

/** Everything in `public` that a migration made, besides tables; a function may exist several times. */
const TYPES_AND_FUNCTIONS = `
  select 'type ' || t.oid::regtype as name from pg_type t
  where t.typnamespace = 'public'::regnamespace and t.typtype = 'e' and t.typname = any($1)
  union all
  select 'function ' || p.oid::regprocedure from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proname = any($2)`

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

const isDependedOn = (error: unknown): error is Error & { detail: string } =>
  error instanceof Error && 'code' in error && error.code === '2BP01' && 'detail' in error

/**
 * Drops what is ours in the session's transaction, and nothing else.
 *
 * @throws Refused where something of another program depends on it
 */
async function dropOurs(client: pg.Client): Promise<void> {
  const tables = (await tablesOf(client)).map(place)
  try {
    if (tables.length > 0) await client.query(`drop table ${tables.join(', ')}`)
    for (const schema of OWN_SCHEMAS)
      await client.query(`drop schema if exists ${quoted(schema)} cascade`)
    const names = [madeByMigrations('type'), madeByMigrations('function')]
    const { rows } = await client.query(TYPES_AND_FUNCTIONS, names)
    for (const { name } of named.parse(rows)) await client.query(`drop ${name}`)
  } catch (error) {
    if (!isDependedOn(error)) throw error
    const [first] = error.detail.split('\n')
    throw new Refused(
      `Something of another program depends on our tables: ${first}. Remove it first.`,
    )
  }
}

/** @throws Refused for an archive of a version that this one does not know */
export function refuseNewer({ migrations: made, version }: About): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = made.filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new Refused(
    `The archive was made by version ${version}, which has changes of tables that this version does not know: ${unknown.join(', ')}. Restore it with that version or a newer one.`,
  )
}

/** @throws Refused in an image, which has no sandbox */
async function makeSandbox(client: pg.Client): Promise<void> {
  const sandbox = await import('@/sandbox/payments/store/sandbox-tables').catch(() => null)
  if (!sandbox)
    throw new Refused(
      'The archive holds what the sandbox of payments keeps, and there is no sandbox here. Restore it with the whole project, by npm run restore.',
    )
  await client.query(sandbox.CREATE_TABLES)
}

/**
 * Puts the tables as they were when the archive was made in the place of ours, in the session's
 * transaction. Migrations that came later run at the next start.
 */
export async function makeTables(client: pg.Client, facts: About): Promise<void> {
  await dropOurs(client)
  await client.query('set local search_path = public')
  const db = drizzle(client)
  for (const { name, up } of z.array(migration).parse(migrations))
    if (facts.migrations.includes(name)) await up({ db })
  if (facts.tables.some(({ schema }) => schema === 'pgboss'))
    await setUpQueues({
      // pg-boss puts each of its plans in a transaction: here they are part of ours
      executeSql: (text, values) =>
        client.query(text.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, ''), values),
    })
  if (facts.tables.some(({ schema }) => schema === 'sandbox')) await makeSandbox(client)
  await client.query(`set local search_path = pg_catalog; set local lock_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`)
}
