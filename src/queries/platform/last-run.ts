import { and, desc, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '@/src/lib/database'
import { bulk_runs } from '@/src/lib/own-tables'
import { type RunProgress, runProgress, undoableUntil } from '@/src/services/platform/bulk-run'

export type LastRun = RunProgress & {
  readonly run: string
  /** Until when it can be taken back. */
  readonly until: string
}

/**
 * What the person who asks changed last in a list, while it can be taken back; null where that is
 * long ago, or was taken back already.
 */
export async function lastRunOf(req: PayloadRequest, screen: string): Promise<LastRun | null> {
  if (!req.user) return null
  const db = await databaseOf(req)
  const { actor, createdAt, isApplied } = bulk_runs
  const [run] = await db
    .select()
    .from(bulk_runs)
    .where(and(eq(actor, req.user.id), eq(bulk_runs.screen, screen), eq(isApplied, true)))
    .orderBy(desc(createdAt))
    .limit(1)
  if (run?.action !== 'change' || !run.doneAt) return null
  const until = undoableUntil(run.doneAt)
  const progress = await runProgress(req, run)
  if (until < Date.now() || progress.undoable === 0) return null
  return { ...progress, run: run.id, until: new Date(until).toISOString() }
}
