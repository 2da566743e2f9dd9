import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import pg from 'pg'

import { Unusable } from './first-login'

/** What Payload notes when tables were made without migrations. */
const DEVELOPMENT = 'dev'

const folder = fileURLToPath(new URL('../../src/migrations', import.meta.url))

function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
}

async function exists(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as there', [table])
  return rows[0]?.there === true
}

/** @throws Unusable for tables that another version made, which ours would only break */
function refuseOtherVersions(done: ReadonlySet<string>): void {
  const known = new Set(migrationNames())
  const other = [...done].filter((name) => name !== DEVELOPMENT && !known.has(name))
  if (other.length === 0) return
  throw new Unusable(
    `The database has migrations from another version: ${other.join(', ')}.\n` +
      'Use the version that created it, or start with an empty database (the built-in one is in .data/postgres).',
  )
}

/** Whether every migration has run and somebody has an account: then there is nothing to prepare. */
export async function isCurrent(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tables = ['payload_migrations', 'users', 'pgboss.queue']
    for (const table of tables) if (!(await exists(client, table))) return false
    const { rows } = await client.query('select name from payload_migrations')
    const done = new Set<string>(rows.map((row) => row.name))
    refuseOtherVersions(done)
    const { rowCount } = await client.query('select from users limit 1')
    return rowCount === 1 && migrationNames().every((name) => done.has(name))
  } finally {
    await client.end()
  }
}
