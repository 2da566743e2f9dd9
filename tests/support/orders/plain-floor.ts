import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'

import { env } from '@/src/lib/env'

/** The rows that a paid order leaves, by table, each with the column that names its order. */
const TABLES = [
  ['orders', 'id'],
  ['orders_lines', '_parent_id'],
  ['orders_timeline', '_parent_id'],
  ['payments', 'order_id'],
  ['emails', 'order_id'],
] as const

/** What no two rows may have in common, or what only one of them may have. */
const OWN = ['id', 'gateway_ref', 'idempotency_key', 'dedupe_key']
const NONE = ['receipt_number', 'receipt_year', 'receipt_sequence']

const listed = z.tuple([z.object({ list: z.array(z.record(z.string(), z.unknown())) })])
const position = z.tuple([z.object({ bytes: z.coerce.number() })])

function copyOf(row: Record<string, unknown>): Record<string, unknown> {
  const copy = { ...row }
  for (const name of Object.keys(row)) {
    if (OWN.includes(name)) copy[name] = randomUUID()
    if (NONE.includes(name)) copy[name] = null
  }
  return copy
}

/** What plain `pg` takes to write the same rows in one transaction: milliseconds and bytes of the log. */
export async function plainFloor(orderId: string, times: number) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  const rows = new Map<string, Record<string, unknown>[]>()
  for (const [table, column] of TABLES) {
    const text = `select coalesce(json_agg(t), '[]') as list from ${table} t where ${column} = $1`
    rows.set(table, listed.parse((await client.query(text, [orderId])).rows)[0].list)
  }
  const walNow = async () => {
    const text = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`
    return position.parse((await client.query(text)).rows)[0].bytes
  }
  const write = async () => {
    const id = randomUUID()
    await client.query('begin')
    for (const [table, column] of TABLES) {
      const copies = (rows.get(table) ?? []).map((row) => ({ ...copyOf(row), [column]: id }))
      const text = `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`
      await client.query(text, [JSON.stringify(copies)])
    }
    await client.query('commit')
  }
  for (let left = times; left > 0; left -= 1) await write()
  const before = await walNow()
  const began = process.cpuUsage()
  for (let left = times; left > 0; left -= 1) await write()
  const { user, system } = process.cpuUsage(began)
  const walBytes = ((await walNow()) - before) / times
  await client.end()
  return { cpuMs: (user + system) / 1000 / times, walBytes }
}
