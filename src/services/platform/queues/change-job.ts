import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { jobs } from '@/src/lib/own-tables'
import { now } from '@/src/lib/sql-parts'
import { recordAudit } from '@/src/services/platform/record-audit'

const gone = () =>
  new AppError('job_gone', 'This job is running or done. Nothing was changed.', 409)

const theFailed = (id: string) => and(eq(jobs.id, id), inArray(jobs.state, ['failed', 'retry']))

async function note(req: PayloadRequest, action: string, id: string, queue: string) {
  await recordAudit(req, {
    area: 'settings',
    action,
    entity: 'jobs',
    documentId: id,
    before: { queue },
    after: {},
  })
}

/**
 * Has a job that failed tried again, now and once more than it may.
 *
 * @returns its queue
 * @throws AppError 409 when it has not failed, or is not there any more
 */
export async function retryJob(outer: PayloadRequest, id: string): Promise<string> {
  return inTransactionOf(outer, async (req) => {
    const db = await databaseOf(req)
    const [row] = await db
      .update(jobs)
      .set({
        state: 'retry',
        retryLimit: sql`greatest(${jobs.retryLimit}, ${jobs.retryCount} + 1)`,
        startAfter: now,
        completedOn: null,
      })
      .where(theFailed(id))
      .returning({ name: jobs.name })
    if (!row) throw gone()
    await note(req, 'retry_job', id, row.name)
    return row.name
  })
}

/**
 * Drops a job that failed: what it was to do is not done.
 *
 * @returns its queue
 * @throws AppError 409 as above
 */
export async function discardJob(outer: PayloadRequest, id: string): Promise<string> {
  return inTransactionOf(outer, async (req) => {
    const db = await databaseOf(req)
    const [row] = await db.delete(jobs).where(theFailed(id)).returning({ name: jobs.name })
    if (!row) throw gone()
    await note(req, 'discard_job', id, row.name)
    return row.name
  })
}
