import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { Pool } from 'pg'
import { z } from 'zod'

import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'

/** How long a read waits for the replica to have all that was committed before it. */
const PATIENCE_MS = 100
const LOOK_EVERY_MS = 5
/** How long only the database is read after the replica failed. */
const REST_MS = 10_000
const CONNECTS_WITHIN_MS = 1_000

type Asked = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>

const replicas = new WeakMap<Payload, ReturnType<typeof openReplica>>()
let restsUntil = 0

/** One pool for each Payload, with as many connections as that has to the database itself. */
function openReplica({ db }: Payload, connectionString: string) {
  const pool = new Pool({
    connectionString,
    max: db.pool.options.max,
    connectionTimeoutMillis: CONNECTS_WITHIN_MS,
  })
  pool.on('error', rest)
  return { pool, drizzle: drizzle({ client: pool, schema: db.schema }) }
}

function rest(error: unknown): void {
  restsUntil = Date.now() + REST_MS
  log.warn({ err: error }, 'the replica was not read')
}

const position = z.tuple([z.object({ at: z.string() })])
const reached = z.tuple([z.object({ has: z.boolean().nullable() })])

/**
 * Whether the replica has everything committed before now, waiting up to `PATIENCE_MS` for it. The insert
 * position is compared, not the flushed one: with `synchronous_commit` off a commit is confirmed before
 * its log is flushed.
 */
async function catchesUp({ db }: Payload, pool: Pool): Promise<boolean> {
  const { rows } = await db.drizzle.execute(sql`select pg_current_wal_insert_lsn()::text as at`)
  const [{ at }] = position.parse(rows)
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await pool.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as has', [at])
    const [{ has }] = reached.parse(answer.rows)
    if (has) return true
    if (Date.now() > until) return false
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/**
 * Begins a read-only transaction on the replica, with one snapshot that is no older than this call. End it
 * with `rollbackTransaction`. @returns its id; null if there is no replica, or it lags or does not answer
 */
export async function beginOnReplica(payload: Payload): Promise<string | null> {
  const address = env.DATABASE_REPLICA_URL
  if (!address || restsUntil > Date.now()) return null
  const replica = replicas.get(payload) ?? openReplica(payload, address)
  replicas.set(payload, replica)
  try {
    if (!(await catchesUp(payload, replica.pool))) return null
    const reader = Object.create(payload.db, { drizzle: { value: replica.drizzle } })
    const options = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
    const id = await payload.db.beginTransaction.call(reader, options)
    return id === null ? null : String(id)
  } catch (error) {
    rest(error)
    return null
  }
}

/**
 * Reads on the replica if there is one that is up to date, otherwise on the database. A read that fails
 * on the replica is repeated on the database; a request that is already in a transaction stays in it.
 */
export async function readAside<Req extends Asked, T>(
  req: Req,
  read: (req: Req) => Promise<T>,
): Promise<T> {
  const transactionID = (await req.transactionID) ? null : await beginOnReplica(req.payload)
  if (transactionID === null) return read(req)
  try {
    return await read({ ...req, transactionID })
  } catch (error) {
    if (error instanceof APIError) throw error // an answer, such as Forbidden: the replica works
    rest(error)
    return await read(req)
  } finally {
    await req.payload.db.rollbackTransaction(transactionID)
  }
}
