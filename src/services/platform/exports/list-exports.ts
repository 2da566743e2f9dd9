import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { type Caller, databaseOf, inTransaction } from '@/src/lib/database'
import { list_exports } from '@/src/lib/own-tables'
import { enqueue } from '@/src/lib/queues'
import { ago, now } from '@/src/lib/sql-parts'

import { removeExports } from './export-file'

export type ListExport = typeof list_exports.$inferSelect

/** What its owner is shown. */
export type ExportState = Pick<ListExport, 'id' | 'state' | 'done' | 'total' | 'reason'>

const GOING = ['waiting', 'running'] as const
const { id, owner, screen, state, done, total, reason, touchedAt, expiresAt } = list_exports
const SHOWN = { id, state, done, total, reason }

const inADay = sql<string>`now() + interval '24 hours'`

/** Whose worker died for good: it stands in nobody's way. */
const STALE = '1 hour'

type Asked = Pick<ListExport, 'screen' | 'question' | 'columns' | 'fileName'>

/** Starts an export, unless one of the same list is on its way for the person: then that one. */
export function beginExport(outer: PayloadRequest, asked: Asked): Promise<ExportState | null> {
  const person = outer.user?.id
  if (!person) return Promise.resolve(null)
  return inTransaction(
    outer.payload,
    async (req) => {
      const db = await databaseOf(req)
      const mine = and(eq(owner, person), eq(screen, asked.screen), inArray(state, GOING))
      await db
        .update(list_exports)
        .set({ state: 'failed', reason: 'The export stopped.' })
        .where(and(mine, lt(touchedAt, ago(STALE))))
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
    },
    outer,
  )
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

/** The last export of a list that a person asked for. */
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
    .where(eq(id, asked))
}

/** Its file is there, for a day from now; or with a reason, it will never be. */
export async function endExport(
  caller: Caller,
  asked: string,
  failure: string | null,
): Promise<void> {
  const db = await databaseOf(caller)
  await db
    .update(list_exports)
    .set(
      failure === null
        ? { state: 'done', total: sql`${done}`, expiresAt: inADay }
        : { state: 'failed', reason: failure },
    )
    .where(eq(id, asked))
}

/** Removes what has run out: the files first, so that none is left without its row. */
export async function forgetExports(caller: Caller): Promise<number> {
  const db = await databaseOf(caller)
  const isOver = lt(expiresAt, now)
  const over = await db.select({ id }).from(list_exports).where(isOver)
  const ids = over.map((one) => one.id)
  await removeExports(new Set(ids))
  if (ids.length > 0) await db.delete(list_exports).where(and(isOver, inArray(id, ids)))
  return ids.length
}
