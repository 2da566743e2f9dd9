import { and, eq, gt, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { UNDO_MS } from '@/src/domain/platform/undo-time'
import { type Caller, databaseOf, query } from '@/src/lib/database'
import { bulk_runs } from '@/src/lib/own-tables'
import { ago } from '@/src/lib/sql-parts'

/** A run that was looked at and left is no run any more. */
export const RUN_KEPT = '1 day'

/** Whose run it is, and of what: nobody and nothing else may go on with it. */
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
  { run, screen, action, from, size }: Owner & { run: string; from: number; size: number },
): Promise<Part | null> {
  if (!req.user) return null
  const db = await databaseOf(req)
  const { id, actor, ids, total, done, createdAt } = bulk_runs
  const to = from + size
  const before = query.select({ id, done }).from(bulk_runs).as('before')
  const [part] = await db
    .update(bulk_runs)
    .set({ done: sql`least(${total}, greatest(${done}, ${to}::int))` })
    .from(before)
    .where(
      and(
        eq(before.id, id),
        eq(id, run),
        eq(actor, req.user.id),
        eq(bulk_runs.screen, screen),
        eq(bulk_runs.action, action),
        gt(createdAt, ago(RUN_KEPT)),
      ),
    )
    .returning({
      ids: sql<string[]>`${ids}[${from + 1}::int:${to}::int]`,
      total,
      isFirst: sql<boolean>`${before.done} = 0`,
    })
  return part ?? null
}

const failure = z.object({ id: z.string(), message: z.string() })
const failures = z.array(failure).catch([])
export type RunFailure = z.output<typeof failure>

/** What takes back what a run did, by row. */
const undos = z.record(z.string(), z.unknown()).catch({})
export type RunUndos = z.output<typeof undos>

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

type Noted = Readonly<Record<'total' | 'done', number> & Record<'failures' | 'undos', unknown>>

/** What was noted of a run, as its progress. */
export const runProgress = ({
  total,
  done,
  failures: failed,
  undos: kept,
}: Noted): RunProgress => ({
  total,
  done,
  failures: failures.parse(failed),
  undoable: Object.keys(undos.parse(kept)).length,
})

/** How far it has come, for the one who froze it. */
export async function progressOfRun(
  req: PayloadRequest,
  whose: Whose,
): Promise<RunProgress | null> {
  const db = await databaseOf(req)
  const { total, done, failures: failed, undos: kept } = bulk_runs
  const [run] = await db
    .select({ total, done, failures: failed, undos: kept })
    .from(bulk_runs)
    .where(isRun(whose))
  return run ? runProgress(run) : null
}

/** Until when a run can be taken back that was done at a moment, an ISO date. */
export const undoableUntil = (doneAt: string): number => Date.parse(doneAt) + UNDO_MS

/** What takes back a run that is done, and until when, for the one who froze it; null where there is none. */
export async function undosOfRun(
  req: PayloadRequest,
  whose: Whose,
): Promise<{ readonly kept: RunUndos; readonly until: number } | null> {
  const db = await databaseOf(req)
  const [run] = await db
    .select({ kept: bulk_runs.undos, doneAt: bulk_runs.doneAt })
    .from(bulk_runs)
    .where(and(isRun(whose), eq(bulk_runs.done, bulk_runs.total)))
  return run?.doneAt ? { kept: undos.parse(run.kept), until: undoableUntil(run.doneAt) } : null
}

/** A run that is to be done, whoever does it: what to do, to which rows, and how far it has come. */
export async function openRun(caller: Caller, run: string) {
  const db = await databaseOf(caller)
  const [row] = await db
    .select()
    .from(bulk_runs)
    .where(and(eq(bulk_runs.id, run), eq(bulk_runs.isApplied, true)))
  return row
    ? { ...row, failures: failures.parse(row.failures), undos: undos.parse(row.undos) }
    : null
}

/** Notes how far it has come. */
export async function noteProgress(
  caller: Caller,
  run: string,
  noted: Pick<RunProgress, 'done' | 'failures'> & { readonly undos?: RunUndos },
): Promise<void> {
  const db = await databaseOf(caller)
  await db
    .update(bulk_runs)
    .set({
      ...noted,
      failures: [...noted.failures],
      doneAt: sql`case when ${noted.done} = ${bulk_runs.total} then now() end`,
    })
    .where(eq(bulk_runs.id, run))
}
