import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'

type Row = Record<string, unknown>

function adapter(payload: Payload): PostgresAdapter {
  return payload.db as unknown as PostgresAdapter // the only adapter that payload.config.ts installs
}

/** The pool of connections that Payload opened. */
export function poolOf(payload: Payload): PostgresAdapter['pool'] {
  return adapter(payload).pool
}

/** Runs SQL in the request's transaction where it has one, else on its own. */
export async function runSql(
  req: Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>,
  query: SQL,
): Promise<Row[]> {
  const db = adapter(req.payload)
  const id = await req.transactionID
  const session = id ? db.sessions?.[id]?.db : undefined
  const result = await (session ?? db.drizzle).execute(query)
  return result.rows
}

/** Waits for, then holds, a lock of this name until the request's transaction ends. */
export async function lockInTransaction(req: PayloadRequest, name: string): Promise<void> {
  await runSql(req, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
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
    if (mine) await commitTransaction(req)
    return result
  } catch (error) {
    if (mine) await killTransaction(req)
    throw error
  }
}
