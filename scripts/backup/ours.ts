import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { getTableName, is } from 'drizzle-orm'
import { isPgEnum, PgTable } from 'drizzle-orm/pg-core'

import * as schema from '@/src/database-schema'

const folder = fileURLToPath(new URL('../../src/migrations', import.meta.url))

/** The schemas that are ours as a whole: pg-boss's, and that of the sandbox which `npm start` runs. */
export const OWN_SCHEMAS = ['pgboss', 'sandbox']

const MADE =
  /(?:^|`|;)\s*create (?:or replace |unlogged )?(table|type|function) (?:if not exists )?(?:"?public"?\.)?"?(\w+)/gim

let sources: string | undefined

function readMigrations(): string {
  sources ??= readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
  return sources
}

/** Those of this version: a migration may put names together that its text does not show. */
function madeNow(kind: 'table' | 'type' | 'function'): string[] {
  const all: readonly unknown[] = Object.values(schema)
  if (kind === 'table') return all.flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []))
  if (kind === 'type') return all.flatMap((one) => (isPgEnum(one) ? [one.enumName] : []))
  return []
}

/**
 * The names of the tables, types or functions that migrations ever made in the schema `public`, where
 * other programs may keep their own. As migrations are never rewritten, this covers earlier versions.
 */
export function madeByMigrations(kind: 'table' | 'type' | 'function'): string[] {
  const made = [...readMigrations().matchAll(MADE)].filter(
    ([, found]) => found?.toLowerCase() === kind,
  )
  return [...new Set([...made.map(([, , name = '']) => name), ...madeNow(kind)])]
}

const UP = /export async function up[\s\S]*?export async function down/g

/** The tables that this version has: those that migrations made and none has dropped since. */
export function tablesNow(): string[] {
  const ups = readMigrations().match(UP)?.join('\n') ?? ''
  const gone = new Set(
    [...ups.matchAll(/drop table (?:if exists )?"?(\w+)/gi)].map(([, name]) => name),
  )
  return madeByMigrations('table').filter((name) => !gone.has(name))
}
