import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'

import { log } from '@/src/lib/log'

type Row = Record<string, unknown>

function adapter(payload: Payload): PostgresAdapter {
  return payload.db as unknown as PostgresAdapter // the only adapter that payload.config.ts installs
}

/** The pool of connections that Payload opened. */
export function poolOf(payload: Payload): PostgresAdapter['pool'] {
  return adapter(payload).pool
}

const noteLostConnection = (error: Error) => log.warn({ err: error }, 'a database connection broke')

/**
 * Lets the process outlive a restart of its database. A connection that breaks while nobody asks
 * anything of it is an event that, unheard, would end the process; whoever asks next is told.
 */
export function handlePoolErrors(payload: Payload): void {
  const pool = poolOf(payload)
  pool.on('error', noteLostConnection)
  pool.on('acquire', (client) => {
    client.removeListener('error', noteLostConnection)
    client.on('error', noteLostConnection)
  })
}

type Caller = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>

async function execute(req: Caller, query: SQL) {
  const db = adapter(req.payload)
  const id = await req.transactionID
  const session = id ? db.sessions?.[id]?.db : undefined
  return (session ?? db.drizzle).execute(query)
}

/** Runs SQL in the request's transaction where it has one, else on its own. */
export async function runSql(req: Caller, query: SQL): Promise<Row[]> {
  const { rows } = await execute(req, query)
  return rows
}

/** Waits for, then holds, a lock of this name until the request's transaction ends. */
export async function lockInTransaction(req: PayloadRequest, name: string): Promise<void> {
  await runSql(req, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/**
 * Commits, and throws unless that is done: Payload's own commit ends quietly when the connection
 * is gone, and PostgreSQL answers the commit of a transaction that has failed with a rollback.
 */
async function commit(req: PayloadRequest): Promise<void> {
  const { command } = await execute(req, sql`commit and chain`)
  await commitTransaction(req) // ends the empty one that follows, and lets the connection go
  if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back')
}

/**
 * Does work in one transaction: all of it happens, or nothing does.
 *
 * A request that is already in a transaction keeps it, and whoever began it ends it.
 */
export async function inTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
  outer?: PayloadRequest,
): Promise<T> {
  const req = outer ?? (await createLocalReq({}, payload))
  const mine = await initTransaction(req)
  try {
    const result = await work(req)
    if (mine) await commit(req)
    return result
  } catch (error) {
    if (mine) await killTransaction(req)
    throw error
  }
}
