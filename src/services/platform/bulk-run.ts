import { and, eq, gt, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { databaseOf } from '@/src/lib/database'
import { bulk_runs } from '@/src/lib/own-tables'
import { ago } from '@/src/lib/sql-parts'

/** A run that was looked at and left is no run any more. */
export const RUN_KEPT = '1 day'

/** Whose run it is, and of what: nobody and nothing else may go on with it. */
type Owner = { readonly screen: string; readonly action: string }

/** Keeps the rows that a run is about to touch. */
export async function freezeRun(
  req: PayloadRequest,
  { screen, action, ids }: Owner & { readonly ids: readonly string[] },
): Promise<string | null> {
  if (!req.user) return null
  const db = await databaseOf(req)
  const [run] = await db
    .insert(bulk_runs)
    .values({ screen, action, actor: req.user.id, ids: [...ids], total: ids.length })
    .returning({ id: bulk_runs.id })
  return run?.id ?? null
}

type Part = { readonly ids: readonly string[]; readonly total: number }

/**
 * The rows of a run from a place on, for whoever froze it; null where there is no such run. How far
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
  const [part] = await db
    .update(bulk_runs)
    .set({ done: sql`least(${total}, greatest(${done}, ${to}::int))` })
    .where(
      and(
        eq(id, run),
        eq(actor, req.user.id),
        eq(bulk_runs.screen, screen),
        eq(bulk_runs.action, action),
        gt(createdAt, ago(RUN_KEPT)),
      ),
    )
    .returning({ ids: sql<string[]>`${ids}[${from + 1}::int:${to}::int]`, total })
  return part ?? null
}
