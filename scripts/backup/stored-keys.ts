import type pg from 'pg'
import { z } from 'zod'

import { collections } from '@/collections/index'
import { fileKey, storedNames, uploadFolder } from '@/src/lib/files/stored-names'

import { quoted } from './tables'

const FETCHED = 500

const tableOf = (slug: string) => slug.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const columns = z.array(z.object({ name: z.string() }))
const rowsOfNames = z.array(z.object({ names: z.array(z.string().nullable()) }))
const ids = z.array(z.object({ id: z.string() }))

/** The columns of a table that name a file: of what was uploaded and of each size. */
async function nameColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query(
    `select attname as name from pg_attribute
     where attrelid = ('public.' || quote_ident($1))::regclass and attnum > 0
       and not attisdropped and (attname = 'filename' or attname like 'sizes\\_%\\_filename')`,
    [table],
  )
  return columns.parse(rows).map(({ name }) => name)
}

async function* namesIn(client: pg.Client, table: string): AsyncGenerator<string> {
  const names = (await nameColumns(client, table)).map(quoted)
  await client.query(
    `declare names no scroll cursor for
     select array[${names.join(', ')}]::text[] as names from public.${quoted(table)}`,
  )
  for (;;) {
    const { rows } = await client.query(`fetch ${FETCHED} from names`)
    if (rows.length === 0) break
    for (const row of rowsOfNames.parse(rows)) {
      yield* row.names.flatMap((filename) => storedNames({ filename }))
    }
  }
  await client.query('close names')
}

/** The keys of all files that the rows of the snapshot name, finished exports too. */
export async function* storedKeys(client: pg.Client): AsyncGenerator<string> {
  for (const collection of collections) {
    const folder = uploadFolder(collection)
    if (!folder) continue
    for await (const name of namesIn(client, tableOf(collection.slug))) {
      const key = fileKey(folder, name)
      if (key) yield key
    }
  }
  const { rows } = await client.query(
    `select id::text from public.list_exports where state = 'done' and expires_at > now()`,
  )
  for (const { id } of ids.parse(rows)) {
    const key = fileKey('exports', `${id}.csv`)
    if (key) yield key
  }
}
