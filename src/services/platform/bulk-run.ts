import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { UNDO_MS } from '@/src/domain/platform/undo-time'
import { type Caller, databaseOf, query } from '@/src/lib/database'
import { bulk_run_rows, bulk_runs } from '@/src/lib/own-tables'
import { ago, clock } from '@/src/lib/sql-parts'

/** A run that was looked at and left is no run any more. */
export const RUN_KEPT = '1 day'

/** Whose run it is, and of what: no one and nothing else may go on with it. */
type Owner = { readonly screen: string; readonly action: string }

/** Keeps the rows that a run is about to touch. */
export async function freezeRun(
  req: PayloadRequest,
  { screen, action, ids, input = null }: Owner & { ids: readonly string[]; input?: unknown },
): Promise<string | null> {
  if (!req.user) return null
  const db = await databaseOf(req)
  const [run] = await db
    .insert(bulk_runs)
    .values({ screen, action, actor: req.user.id, ids: [...ids], total: ids.length, input })
    .returning({ id: bulk_runs.id })
  return run?.id ?? null
}

type Part = {
  readonly ids: readonly string[]
  readonly total: number
  /** Nothing of the run was asked for before. */
  readonly isFirst: boolean
}

/**
 * The rows of a run from a place on, for the one who froze it; null where there is no such run. How far
 * it has come is noted, and asking for the same part twice gives the same.
 */
export async function partOfRun(
  req: PayloadRequest,
  { from, size, ...run }: Owner & { run: string; from: number; size: number },
): Promise<Part | null> {
  if (!req.user) return null
  const db = await databaseOf(req)
  const { id, ids, total, done } = bulk_runs
  const to = from + size
  const before = query.select({ id, done }).from(bulk_runs).as('before')
  const [part] = await db
    .update(bulk_runs)
    .set({ done: sql`least(${total}, greatest(${done}, ${to}::int))` })
    .from(before)
    .where(and(eq(before.id, id), isRun({ ...run, actor: req.user.id })))
    .returning({
      ids: sql<string[]>`${ids}[${from + 1}::int:${to}::int]`,
      total,
      isFirst: sql<boolean>`${before.done} = 0`,
    })
  return part ?? null
}

export type RunFailure = { readonly id: string; readonly message: string }

/** How far a run has come, and what of it could not be done. */
export type RunProgress = {
  readonly total: number
  readonly done: number
  readonly failures: readonly RunFailure[]
  /** How many of its rows can be taken back. */
  readonly undoable: number
}

type Whose = Owner & { readonly run: string; readonly actor: string }

const isRun = ({ run, screen, action, actor }: Whose) =>
  and(
    eq(bulk_runs.id, run),
    eq(bulk_runs.actor, actor),
    eq(bulk_runs.screen, screen),
    eq(bulk_runs.action, action),
    gt(bulk_runs.createdAt, ago(RUN_KEPT)),
  )

/** Says that a run shall be done. How many rows it has; null where there is none, or it began already. */
export async function beginRun(req: PayloadRequest, whose: Whose): Promise<number | null> {
  const db = await databaseOf(req)
  const [run] = await db
    .update(bulk_runs)
    .set({ isApplied: true })
    .where(and(isRun(whose), eq(bulk_runs.isApplied, false)))
    .returning({ total: bulk_runs.total })
  return run?.total ?? null
}

type Counted = { readonly id: string; readonly total: number; readonly done: number }

/** What became of the rows of a run. */
export async function runProgress(req: Caller, { id, total, done }: Counted): Promise<RunProgress> {
  const db = await databaseOf(req)
  const { run, row, undo, failure } = bulk_run_rows
  const failures = await db
    .select({ id: row, message: sql<string>`${failure}` })
    .from(bulk_run_rows)
    .where(and(eq(run, id), isNotNull(failure)))
    .orderBy(row)
  const undoable = await db.$count(bulk_run_rows, and(eq(run, id), isNotNull(undo)))
  return { total, done, failures, undoable }
}

/** How far it has come, for the one who froze it. */
export async function progressOfRun(
  req: PayloadRequest,
  whose: Whose,
): Promise<RunProgress | null> {
  const db = await databaseOf(req)
  const { id, total, done } = bulk_runs
  const [run] = await db.select({ id, total, done }).from(bulk_runs).where(isRun(whose))
  return run ? runProgress(req, run) : null
}

/** Until when a run can be taken back that was done at a moment, an ISO date. */
export const undoableUntil = (doneAt: string): number => Date.parse(doneAt) + UNDO_MS

/** What takes back a run that is done, and until when, for the one who froze it; null where there is none. */
export async function undosOfRun(
  req: PayloadRequest,
  whose: Whose,
): Promise<{ readonly kept: Readonly<Record<string, unknown>>; readonly until: number } | null> {
  const db = await databaseOf(req)
  const [run] = await db
    .select({ id: bulk_runs.id, doneAt: bulk_runs.doneAt })
    .from(bulk_runs)
    .where(and(isRun(whose), eq(bulk_runs.done, bulk_runs.total)))
  if (!run?.doneAt) return null
  const rows = await db
    .select()
    .from(bulk_run_rows)
    .where(and(eq(bulk_run_rows.run, run.id), isNotNull(bulk_run_rows.undo)))
  const kept = Object.fromEntries(rows.map(({ row, undo }) => [row, undo]))
  return { kept, until: undoableUntil(run.doneAt) }
}

/** A run that is to be done, no matter who does it: what to do, to which rows, and how far it has come. */
export async function openRun(caller: Caller, run: string) {
  const db = await databaseOf(caller)
  const [row] = await db
    .select()
    .from(bulk_runs)
    .where(and(eq(bulk_runs.id, run), eq(bulk_runs.isApplied, true)))
  return row ?? null
}

/**
 * Counts a row of a run as done, in the transaction that changes it, and makes other workers wait until
 * that ends. False where another has done it.
 */
export async function takeRow(req: Caller, run: string, at: number): Promise<boolean> {
  const db = await databaseOf(req)
  const { id, done, total } = bulk_runs
  const { rowCount } = await db
    .update(bulk_runs)
    .set({ done: at + 1, doneAt: sql`case when ${total} = ${at + 1}::int then ${clock} end` })
    .where(and(eq(id, run), eq(done, at)))
  return rowCount === 1
}

/** Keeps what became of a row. */
export async function noteRow(
  req: Caller,
  noted: typeof bulk_run_rows.$inferInsert,
): Promise<void> {
  const db = await databaseOf(req)
  await db.insert(bulk_run_rows).values(noted)
}
