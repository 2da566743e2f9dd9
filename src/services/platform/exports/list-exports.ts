import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { type Caller, databaseOf, inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { list_exports } from '@/src/lib/own-tables'
import { enqueue } from '@/src/lib/queues'
import { ago, inFuture, now } from '@/src/lib/sql-parts'

import { removeExports } from './export-file'

export type ListExport = typeof list_exports.$inferSelect

export type ExportState = Pick<ListExport, 'id' | 'state' | 'done' | 'total' | 'reason'>

const GOING = ['waiting', 'running'] as const
const { id, owner, screen, state, done, total, reason, touchedAt, expiresAt } = list_exports
const { question } = list_exports
const isSearch = sql`${question} ->> 'q' is not null`
const SHOWN = { id, state, done, total, reason }

const inADay = inFuture('24 hours')

/** One that is written gives a sign of life with each page: after so long its worker is dead. */
const SILENT = '2 minutes'
/** So long others may be written before one. */
const FORGOTTEN = '1 hour'

/** Held by those who begin one, and alone by anyone who erases a person that may stand in it. */
const LOCK = 'list exports'

type Asked = Pick<ListExport, 'screen' | 'question' | 'columns' | 'fileName'>

/** Starts an export, unless one of the same list is on its way for the person: then that one. */
export function beginExport(outer: PayloadRequest, asked: Asked): Promise<ExportState | null> {
  const person = outer.user?.id
  if (!person) return Promise.resolve(null)
  return inTransactionOf(outer, async (req) => {
    await lockInTransaction(req, LOCK, { shared: true })
    const db = await databaseOf(req)
    const mine = and(eq(owner, person), eq(screen, asked.screen), inArray(state, GOING))
    await db
      .update(list_exports)
      .set({ state: 'failed', reason: 'The export stopped.' })
      .where(
        and(
          mine,
          or(and(eq(state, 'running'), lt(touchedAt, ago(SILENT))), lt(touchedAt, ago(FORGOTTEN))),
        ),
      )
    const [begun] = await db
      .insert(list_exports)
      .values({
        screen: asked.screen,
        question: asked.question,
        columns: [...asked.columns],
        fileName: asked.fileName,
        owner: person,
        expiresAt: inADay,
      })
      .onConflictDoNothing()
      .returning(SHOWN)
    if (begun) {
      await enqueue(req, 'export-list', { id: begun.id })
      return begun
    }
    const [going] = await db.select(SHOWN).from(list_exports).where(mine)
    return going ?? null
  })
}

/** An export that has not run out, for its owner alone. */
export async function ownExport(req: PayloadRequest, asked: string): Promise<ListExport | null> {
  if (!req.user) return null
  const db = await databaseOf(req)
  const [found] = await db
    .select()
    .from(list_exports)
    .where(and(eq(id, asked), eq(owner, req.user.id), gt(expiresAt, now)))
  return found ?? null
}

export async function lastExport(req: PayloadRequest, of: string): Promise<ExportState | null> {
  if (!req.user) return null
  const db = await databaseOf(req)
  const [found] = await db
    .select(SHOWN)
    .from(list_exports)
    .where(and(eq(owner, req.user.id), eq(screen, of), gt(expiresAt, now)))
    .orderBy(desc(expiresAt))
    .limit(1)
  return found ?? null
}

/** Takes up an export that is to be written, from its start; null where there is nothing to do. */
export async function openExport(caller: Caller, asked: string): Promise<ListExport | null> {
  const db = await databaseOf(caller)
  const [found] = await db
    .update(list_exports)
    .set({ state: 'running', done: 0, touchedAt: now })
    .where(and(eq(id, asked), inArray(state, GOING)))
    .returning()
  return found ?? null
}

/** Notes how far it has come. */
export async function noteExport(
  caller: Caller,
  asked: string,
  progress: Partial<Pick<ListExport, 'done' | 'total'>>,
): Promise<void> {
  const db = await databaseOf(caller)
  await db
    .update(list_exports)
    .set({ ...progress, touchedAt: now })
    .where(and(eq(id, asked), eq(state, 'running')))
}

/**
 * Its file is there, for a day from now. How many rows it has; null when it was ended meanwhile, or
 * another worker has finished it: then the file stays.
 */
export async function finishExport(caller: Caller, asked: string): Promise<number | null> {
  const db = await databaseOf(caller)
  const [finished] = await db
    .update(list_exports)
    .set({ state: 'done', total: sql`${done}`, expiresAt: inADay })
    .where(and(eq(id, asked), eq(state, 'running')))
    .returning({ rows: done })
  if (finished) return finished.rows
  const kept = await db.$count(list_exports, and(eq(id, asked), eq(state, 'done')))
  if (kept === 0) await removeExports(new Set([asked]))
  return null
}

/** There will be no file, for that reason. */
export async function failExport(caller: Caller, asked: string, failure: string): Promise<void> {
  const db = await databaseOf(caller)
  await db
    .update(list_exports)
    .set({ state: 'failed', reason: failure })
    .where(and(eq(id, asked), inArray(state, GOING)))
}

/**
 * Ends every export, also those that are being written: someone who may stand in any of them is
 * erased in this transaction. No one opens their files from then on, and the worker removes them.
 * What was searched for may name them, so that it can't be asked again.
 */
export async function withdrawExports(req: PayloadRequest): Promise<void> {
  await lockInTransaction(req, LOCK)
  const db = await databaseOf(req)
  const ended = await db
    .update(list_exports)
    .set({
      state: 'failed',
      reason: 'An account was deleted meanwhile. Export the list again.',
      question: sql`case when ${isSearch} then '{}' else ${question} end`,
      expiresAt: sql`case when ${isSearch} then now() else ${expiresAt} end`,
    })
    .where(or(ne(state, 'failed'), isSearch))
    .returning({ id })
  if (ended.length > 0) await enqueue(req, 'clean-up', {})
}

/** Removes what has run out or failed: the files first, so that none is left without its row. */
export async function forgetExports(caller: Caller): Promise<number> {
  const db = await databaseOf(caller)
  const isOver = lt(expiresAt, now)
  const useless = await db
    .select({ id })
    .from(list_exports)
    .where(or(isOver, eq(state, 'failed')))
  const ids = useless.map((one) => one.id)
  await removeExports(new Set(ids))
  if (ids.length === 0) return 0
  const gone = await db.delete(list_exports).where(and(isOver, inArray(id, ids)))
  return gone.rowCount ?? 0
}
