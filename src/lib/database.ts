import type {} from '@payloadcms/db-postgres' // what it adds to the type of `payload.db`
import { eq, is, type SQL, sql } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { type PgColumn, PgDatabase, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core'
import {
  commitTransaction,
  createLocalReq,
  type GlobalSlug,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'
import { beginOnReplica } from '@/src/lib/replica'
import { withoutValues } from '@/src/lib/watching/without-values'

const noteLostConnection = (error: Error) => log.warn({ err: error }, 'a database connection broke')

/**
 * Lets the process outlive a restart of its database. A connection that breaks while no one asks
 * anything of it is an event that, unheard, would end the process; anyone who asks next is told.
 */
function handlePoolErrors(payload: Payload): void {
  const { pool } = payload.db
  pool.on('error', noteLostConnection)
  pool.on('acquire', (client) => {
    client.removeListener('error', noteLostConnection)
    client.on('error', noteLostConnection)
  })
}

/**
 * What PostgreSQL answered to the last commit on a connection; nothing where no answer came. It is noted on
 * the connection: Next runs pages and routes with modules of their own, which share Payload and its pool.
 */
const ANSWER = Symbol.for('charterdesk.commit')

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Notes what becomes of a commit, which Drizzle and Payload do not look at. */
async function noted(connection: unknown, text: unknown, ask: () => Promise<unknown>) {
  if (text !== 'commit' || !isObject(connection)) return ask()
  Reflect.deleteProperty(connection, ANSWER)
  const answer = await ask()
  if (isObject(answer)) Reflect.set(connection, ANSWER, Reflect.get(answer, 'command'))
  return answer
}

/** Drizzle's own class of questions, at the end of which each failure gets its values. */
function questionsOf(payload: Payload): object {
  const { session } = payload.db.drizzle._
  let found: object = session.prepareQuery({ sql: '', params: [] }, undefined, undefined, false)
  while (!Object.hasOwn(found, ASK)) found = Object.getPrototypeOf(found)
  return found
}

const ASK = 'queryWithCache'
const bare = new WeakSet<object>()

/** Ends when the last question to a connection is answered: that of a transaction takes one at a time. */
const turns = new WeakMap<object, Promise<unknown>>()

/** A pool gives each question a connection of its own; what a transaction holds is one that it gives back. */
function inTurn<T>(connection: unknown, ask: () => Promise<T>): Promise<T> {
  if (typeof connection !== 'object' || !connection || !('release' in connection)) return ask()
  const before = turns.get(connection)
  const mine = before ? before.then(ask) : ask()
  turns.set(
    connection,
    mine.catch(() => {}), // the next one is asked all the same
  )
  return mine
}

/**
 * Removes the values of a statement from its error, wherever that is caught, logged or stored, and runs
 * the queries of one transaction in sequence: Payload's bulk changes send them at once, which pg will no
 * longer queue.
 */
function watchQuestions(payload: Payload): void {
  const questions = questionsOf(payload)
  const ask: unknown = Reflect.get(questions, ASK)
  if (bare.has(questions) || typeof ask !== 'function') return
  bare.add(questions)
  Reflect.set(questions, ASK, async function (this: object, ...args: unknown[]) {
    try {
      const connection: unknown = Reflect.get(this, 'client')
      const asked = async (): Promise<unknown> => Reflect.apply(ask, this, args)
      return await inTurn(connection, () => noted(connection, args[0], asked))
    } catch (error) {
      throw withoutValues(error)
    }
  })
}

/** Prepares what asks the database; traced where traces are wanted. */
export async function watchPool(payload: Payload): Promise<void> {
  handlePoolErrors(payload)
  watchQuestions(payload)
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { tracePool } = await import('@/src/lib/watching/trace-pool')
  tracePool(payload.db.pool)
}

const MOST = 20
const LEAST = 3
/** PostgreSQL takes 100 by default, and the worker, its queues and scripts want some of them. */
const SHARED = 60

/** How many connections each of so many web processes may open. */
export const connectionsFor = (webProcesses: number): number =>
  Math.max(LEAST, Math.min(MOST, Math.floor(SHARED / webProcesses)))

/** Who asks the database: in the transaction of a request, where it has one. */
export type Caller = Pick<PayloadRequest, 'payload'> &
  Partial<Pick<PayloadRequest, 'transactionID'>>

type Connection = Pick<
  PgDatabase<NodePgQueryResultHKT>,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'with'
  | '$with'
  | '$count'
  | 'execute'
>

/**
 * Reads and writes by the tables of `database-schema.ts` and `own-tables.ts`, so that a column that
 * is renamed fails the type check. There is no way here to run a text.
 */
export type Database = Omit<Connection, 'execute'>

const isPostgres = (held: unknown): held is PgDatabase<NodePgQueryResultHKT> => is(held, PgDatabase)

async function connectionOf({ payload, transactionID }: Caller): Promise<Connection> {
  const id = await transactionID
  const held = id ? payload.db.sessions?.[id]?.db : undefined
  return isPostgres(held) ? held : payload.db.drizzle
}

/** The database in the request's transaction where it has one, else on its own. */
export function databaseOf(req: Caller): Promise<Database> {
  return connectionOf(req)
}

/** For selections inside others, which no connection runs. */
export const query = new QueryBuilder()

/** Asks the database for nothing but an answer. */
export async function pingDatabase(req: Caller): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`select 1`)
}

/** Runs the SQL of another library, which knows its own tables: pg-boss's alone. */
export async function runForeignSql(req: Caller, statement: SQL) {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(statement)
  return rows
}

/**
 * Waits for, then holds, a lock of this name until the request's transaction ends. Those who hold
 * it `shared` only wait for those who don't.
 */
export async function lockInTransaction(
  req: PayloadRequest,
  name: string,
  { shared = false } = {},
): Promise<void> {
  const connection = await connectionOf(req)
  const key = sql`hashtextextended(${name}, 0)`
  await connection.execute(
    shared
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`,
  )
}

/** Holds a lock of this name until the request's transaction ends; false where another has it. */
export async function tryLockInTransaction(req: PayloadRequest, name: string): Promise<boolean> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`,
  )
  return Object.values(rows[0] ?? {})[0] === true
}

type Lockable = PgTable & { readonly id: PgColumn }

/** What Payload calls the table of a collection or global of ours. */
export const tableNameOf = ({ db }: Payload, slug: string): string =>
  db.tableNameMap.get(slug.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) ?? ''

/** The table of a collection or global of ours. */
export function tableOf(payload: Payload, slug: string): Lockable {
  const table = payload.db.tables[tableNameOf(payload, slug)]
  if (!table) throw new Error(`No table of ${slug}`)
  return table
}

/**
 * Holds the rows that meet a condition, or all of a table, until the request's transaction ends;
 * returns how many. They are held in the order of their ids, so that no two wait for each other.
 */
export async function lockRows(req: Caller, table: Lockable, which?: SQL): Promise<number> {
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(which)
    .orderBy(table.id)
    .for('update')
  return rows.length
}

/** Whether any row of a table meets a condition. */
export async function hasRow(
  caller: Caller,
  table: PgTable,
  where: SQL | undefined,
): Promise<boolean> {
  const db = await databaseOf(caller)
  const rows = await db.select({ one: sql`1` }).from(table).where(where).limit(1)
  return rows.length > 0
}

/** Holds a row until the request's transaction ends; false when there is none. */
export const lockRow = async (req: Caller, table: Lockable, id: string): Promise<boolean> =>
  (await lockRows(req, table, eq(table.id, id))) > 0

/**
 * Commits, and throws unless that is done: Payload's own commit ends quietly when the connection
 * is gone, and PostgreSQL answers the commit of a transaction that has failed with a rollback.
 */
async function commit(req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  const client: unknown = isPostgres(connection)
    ? Reflect.get(connection._.session, 'client')
    : undefined
  await commitTransaction(req)
  if (isObject(client) && Reflect.get(client, ANSWER) === 'COMMIT') return
  throw new Error('The transaction had failed and was rolled back')
}

/**
 * Does work in one transaction: all of it happens, or nothing does.
 *
 * A request that is already in a transaction keeps it, and anyone who began it ends it.
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

/** A transaction in which all is read as of one moment, and which writes nothing. */
export async function snapshotOf({ payload }: Pick<PayloadRequest, 'payload'>) {
  const transactionID =
    (await beginOnReplica(payload)) ??
    (await payload.db.beginTransaction({ isolationLevel: 'repeatable read' }))
  if (transactionID === null) throw new Error('No transaction could be begun')
  return { transactionID, end: () => payload.db.rollbackTransaction(transactionID) }
}

/** Runs in the transaction of a request, or begins one for its person. */
export const inTransactionOf = <T>(
  outer: PayloadRequest,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> => inTransaction(outer.payload, work, outer)

/** What is done in one transaction as a whole: in that of the request, or in one for its person. */
export const transactional =
  <Rest extends unknown[], T>(work: (req: PayloadRequest, ...rest: Rest) => Promise<T>) =>
  (outer: PayloadRequest, ...rest: Rest): Promise<T> =>
    inTransactionOf(outer, (req) => work(req, ...rest))

/** Makes all other changes of a global wait until the transaction ends. Before it is first saved it has no row. */
export async function holdGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<void> {
  await lockInTransaction(req, `global ${slug}`)
  await lockRows(req, tableOf(req.payload, slug))
}
