// What plain `pg` takes to write the rows that one of our orders leaves, in one transaction.
import { Client } from 'pg'
import { z } from 'zod'

import { plainFloor } from '@/tests/support/orders/plain-floor'

import type { Figures } from './figures-of-peer'
import { cpuMsOf } from './usage'

const found = z.tuple([z.object({ id: z.string() })])
/** Begin, five inserts, commit. */
const STATEMENTS = 7

export async function measureFloor(
  database: string,
  postmaster: number,
  orders: number,
): Promise<Figures> {
  const client = new Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query(`select id from orders where payment_status = 'paid' limit 1`)
  await client.end()
  const [{ id }] = found.parse(rows)
  const before = cpuMsOf([postmaster])
  const began = performance.now()
  const { cpuMs, walBytes } = await plainFloor(id, orders)
  const written = 2 * orders // it warms up with as many
  const perSecond = (written * 1000) / (performance.now() - began)
  const postgresMs = (cpuMsOf([postmaster]) - before) / written
  const one = {
    perSecond,
    cpuMs,
    postgresMs,
    sandboxMs: 0,
    walBytes,
    left: { seconds: 0, jobs: 0 },
  }
  return { one: { ...one, complete: [] }, statements: STATEMENTS }
}
