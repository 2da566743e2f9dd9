import type pg from 'pg'
import { z } from 'zod'

import { type Sequence, type Table, tableKey } from './archive-format'
import { isOfQueueVersion, place, quoted, tablesOf } from './tables'
import { Refused } from './words'

const foreignKeys = z.array(
  z.object({ schema: z.string(), name: z.string(), key: z.string(), definition: z.string() }),
)

const FOREIGN_KEYS = `
  select n.nspname as schema, c.relname as name, k.conname as key,
    pg_get_constraintdef(k.oid) as definition
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and k.conparentid = 0
  order by n.nspname, c.relname, k.conname`

/** How a trigger is put back: the guard of the audit log fires even where others are off. */
const ENABLE = { O: 'enable', A: 'enable always', R: 'enable replica' } as const

const states = z.array(
  z.object({
    schema: z.string(),
    name: z.string(),
    trigger: z.string(),
    state: z.enum(['O', 'A', 'R']),
  }),
)

const TRIGGERS = `
  select n.nspname as schema, c.relname as name, t.tgname as trigger, t.tgenabled::text as state
  from pg_trigger t
  join pg_class c on c.oid = t.tgrelid
  join pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and t.tgenabled <> 'D' and t.tgparentid = 0
  order by n.nspname, c.relname, t.tgname`

async function refuseOthers(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const here = new Map((await tablesOf(client)).map((table) => [tableKey(table), table]))
  for (const table of tables) {
    const columns = new Set(here.get(tableKey(table))?.columns.map(({ name }) => name))
    const unknown = table.columns.filter(({ name }) => !columns.has(name))
    if (unknown.length === 0) continue
    const names = unknown.map(({ name }) => name).join(', ')
    throw new Refused(
      `The archive is not of this version: it holds ${tableKey(table)} (${names}), for which there is no place. Nothing was changed.`,
    )
  }
}

/** Lets a table be filled in any order and by nothing but the archive; `close` makes it as it was. */
async function openTables(client: pg.Client, tables: readonly Table[]) {
  const ours = new Set((await tablesOf(client)).map(tableKey))
  const isOurs = (one: Pick<Table, 'schema' | 'name'>) => ours.has(tableKey(one))
  const keys = foreignKeys.parse((await client.query(FOREIGN_KEYS)).rows).filter(isOurs)
  for (const one of keys)
    await client.query(`alter table ${place(one)} drop constraint ${quoted(one.key)}`)
  const triggers = states.parse((await client.query(TRIGGERS)).rows).filter(isOurs)
  for (const one of triggers)
    await client.query(`alter table ${place(one)} disable trigger ${quoted(one.trigger)}`)
  await client.query(`truncate ${tables.map(place).join(', ')}`)
  return async () => {
    for (const { state, trigger, ...one } of triggers)
      await client.query(`alter table ${place(one)} ${ENABLE[state]} trigger ${quoted(trigger)}`)
    for (const { key, definition, ...one } of keys)
      await client.query(`alter table ${place(one)} add constraint ${quoted(key)} ${definition}`)
  }
}

const line = z.string()

/**
 * Fills the tables of a database with what an archive holds, in the session's transaction: until
 * it commits, nothing has happened.
 */
export async function rowLoader(client: pg.Client, archived: readonly Table[]) {
  const tables = archived.filter((table) => !isOfQueueVersion(table))
  await refuseOthers(client, tables)
  const close = await openTables(client, tables)
  const inserts = new Map<string, string>()
  for (const [index, table] of tables.entries()) {
    const columns = table.columns.map(({ name, type }) => `${quoted(name)} ${type}`)
    const shape = `pg_temp.rows_${index}`
    await client.query(
      `create temporary table rows_${index} (${columns.join(', ')}) on commit drop`,
    )
    const kept = table.columns.filter(({ isGenerated }) => !isGenerated)
    const names = kept.map(({ name }) => quoted(name)).join(', ')
    inserts.set(
      tableKey(table),
      `insert into ${place(table)} (${names}) overriding system value
       select ${names} from unnest($1::${shape}[])`,
    )
  }

  return {
    /** @returns how many rows the part has */
    async load(key: string, part: Buffer): Promise<number> {
      const rows = part
        .toString('utf8')
        .trimEnd()
        .split('\n')
        .map((text) => line.parse(JSON.parse(text)))
      const insert = inserts.get(key)
      if (insert) await client.query(insert, [rows])
      return rows.length
    },
    async finish(sequences: readonly Sequence[]): Promise<void> {
      await close()
      for (const { value, isCalled, ...one } of sequences)
        await client.query('select setval($1::regclass, $2, $3)', [place(one), value, isCalled])
    },
  }
}
