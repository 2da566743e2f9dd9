import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import pg from 'pg'
import { z } from 'zod'

import { sequencesOf, tablesOf } from '@/scripts/backup/tables'

const sums = z.tuple([z.object({ rows: z.string(), hash: z.string().nullable() })])

const SCHEMA = `
  select c.relname as a, k.conname as b, pg_get_constraintdef(k.oid) as c
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
  union all
  select c.relname, t.tgname, pg_get_triggerdef(t.oid) || t.tgenabled::text
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal
  union all
  select tablename, indexname, indexdef from pg_indexes where schemaname in ('public', 'pgboss')
  order by 1, 2, 3`

/** All that a database holds, as a hash of each table, and what guards it. */
export async function databaseContents(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables: Record<string, string> = {}
    for (const { schema, name } of await tablesOf(client)) {
      if (schema === 'pgboss' && name === 'version') continue // when it last looked at the clock
      const text = name === 'installation' ? 'w.secret_mark' : 'w::text' // not when it was backed up
      const { rows } = await client.query(
        `select count(*) as rows, md5(string_agg(md5(${text}), '' order by md5(${text}))) as hash
         from "${schema}"."${name}" w`,
      )
      const [{ rows: count, hash }] = sums.parse(rows)
      tables[`${schema}.${name}`] = `${count} ${hash}`
    }
    const guards = (await client.query(SCHEMA)).rows.map((row) => JSON.stringify(row))
    return { tables, sequences: await sequencesOf(client), guards }
  } finally {
    await client.end()
  }
}

/** The files of a folder, each with its hash. */
export function folderContents(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        file.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  )
}
