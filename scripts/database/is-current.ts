import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import pg from 'pg'
import { z } from 'zod'

import { OTHER_SECRET, opensMark } from '@/src/services/platform/secret-mark'

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

const MADE_BY = /CREATE TABLE "(\w+)" \(([\s\S]*?)\n\s*\);/g
const COLUMN = /^\s*"(\w+)" /gm
const DROPPED = /drop (table|column) (?:if exists )?"?(\w+)/gi

/** The part of a migration that is done, without what would undo it. */
const done = (file: string) =>
  readFileSync(join(folder, `${file}.ts`), 'utf8').split('export async function down')[0] ?? ''

/**
 * Before the first release `initial` was rewritten under its name. A database made by another one of
 * them lacks columns that no later migration adds.
 *
 * @throws Unusable for such a database
 */
async function refuseOlderSquash(client: pg.Client, ran: ReadonlySet<string>): Promise<void> {
  const [initial, ...later] = migrationNames().sort()
  if (!initial || !ran.has(initial)) return
  const { rows } = await client.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = current_schema()`,
  )
  const there = new Set<string>(rows.map(({ name }) => name))
  const dropped = new Set(
    later
      .filter((name) => ran.has(name))
      .flatMap((name) => [...done(name).matchAll(DROPPED)].map(([, , what]) => what)),
  )
  for (const [, table = '', columns = ''] of done(initial).matchAll(MADE_BY))
    for (const [, column = ''] of columns.matchAll(COLUMN))
      if (!there.has(`${table}.${column}`) && !dropped.has(table) && !dropped.has(column))
        throw new Unusable(
          'The database was made before the first release and cannot be updated. Nothing was changed.\n' +
            'Use the version that created it, or start with an empty database (the built-in one is in .data/postgres).',
        )
}

const queueVersions = z.object({ pgboss: z.object({ schema: z.number() }) })

/** Whether the tables of the queues are those of this pg-boss: only their owner can change them. */
async function hasQueues(client: pg.Client): Promise<boolean> {
  const file = new URL('../../node_modules/pg-boss/package.json', import.meta.url)
  const { pgboss } = queueVersions.parse(JSON.parse(readFileSync(file, 'utf8')))
  const { rows } = await client.query('select version from pgboss.version')
  return Number(rows[0]?.version) === pgboss.schema
}

/**
 * Whether every migration has run and someone has an account: then there is nothing to prepare.
 *
 * @throws Unusable for a database that this version, or one with this secret, would only break
 */
export async function isCurrent(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    if (!(await exists(client, 'payload_migrations'))) return false
    const { rows } = await client.query('select name from payload_migrations')
    const ran = new Set<string>(rows.map((row) => row.name))
    refuseOtherVersions(ran)
    await refuseOlderSquash(client, ran)
    for (const table of ['users', 'pgboss.queue', 'installation'])
      if (!(await exists(client, table))) return false
    const { rows: marks } = await client.query('select secret_mark from installation')
    if (marks[0] && !opensMark(marks[0].secret_mark)) throw new Unusable(OTHER_SECRET)
    if (!(await hasQueues(client))) return false
    const { rowCount } = await client.query('select from users limit 1')
    return rowCount === 1 && marks.length === 1 && migrationNames().every((name) => ran.has(name))
  } finally {
    await client.end()
  }
}
