import type pg from 'pg'
import { z } from 'zod'

import type { Sequence, Table } from './archive-format'
import { madeByMigrations, OWN_SCHEMAS } from './ours'

/** So that what is read as text is read back as the same. */
const EXACT = `
  set search_path = pg_catalog;
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres';
  set timezone = 'UTC';
  set extra_float_digits = 1;
  set bytea_output = 'hex';
  set statement_timeout = 0;
  set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`

/** Takes the names of our schemas and of our tables in `public`; other programs' tables are left out. */
const OURS = `(n.nspname = any($1) or n.nspname = 'public' and c.relname = any($2))`

const TABLES = `
  select n.nspname as schema, c.relname as name, json_agg(json_build_object(
    'name', a.attname,
    'type', format_type(a.atttypid, a.atttypmod),
    'isGenerated', a.attgenerated <> ''
  ) order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition and ${OURS}
  group by n.nspname, c.relname
  order by n.nspname, c.relname`

const SEQUENCES = `
  select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and (n.nspname = any($1) or n.nspname = 'public' and exists (
    select from pg_depend d join pg_class t on t.oid = d.refobjid
    where d.objid = c.oid and d.deptype in ('a', 'i') and t.relname = any($2)))
  order by n.nspname, c.relname`

const columns = z.array(z.object({ name: z.string(), type: z.string(), isGenerated: z.boolean() }))
const found = z.array(z.object({ schema: z.string(), name: z.string(), columns }))
const named = z.array(z.object({ schema: z.string(), name: z.string() }))
const state = z.tuple([z.object({ value: z.string(), isCalled: z.boolean() })])

/** What pg-boss writes itself, by the version that runs. */
export const isOfQueueVersion = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  schema === 'pgboss' && name === 'version'

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const place = ({ schema, name }: { schema: string; name: string }) =>
  `${quoted(schema)}.${quoted(name)}`

/** A session that reads and writes values exactly, and waits as long as it takes. */
export async function readExactly(client: pg.Client): Promise<void> {
  await client.query(EXACT)
}

const ours = () => [OWN_SCHEMAS, madeByMigrations('table')]

/** Our tables in a database. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(TABLES, ours())
  return found.parse(rows)
}

export async function sequencesOf(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query(SEQUENCES, ours())
  const all: Sequence[] = []
  for (const one of named.parse(rows)) {
    const { rows: values } = await client.query(
      `select last_value::text as value, is_called as "isCalled" from ${place(one)}`,
    )
    all.push({ ...one, ...state.parse(values)[0] })
  }
  return all
}
