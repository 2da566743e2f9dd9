import { inArray, like, lt, or, type SQL } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { emails, job_applications } from '@/src/database-schema'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import { enqueue } from '@/src/lib/queues'

/** What the keys of the mails about an application begin with. */
export const mailKeyOf = (id: string): string => `application:${id}:`

/** How many are deleted in one transaction. */
const AT_ONCE = 200

/**
 * Deletes applications with the mails about them, and has the worker remove their CVs: only once
 * the transaction is for good, and again until it is done.
 *
 * @returns the ids of those that are gone
 */
export async function removeApplications(
  req: PayloadRequest,
  condition: SQL | undefined,
): Promise<string[]> {
  const db = await databaseOf(req)
  const rows = await db
    .delete(job_applications)
    .where(condition)
    .returning({ id: job_applications.id, filename: job_applications.filename })
  const names = rows.flatMap(({ filename }) => filename ?? [])
  if (names.length > 0) await enqueue(req, 'remove-files', { names, collection: 'jobApplications' })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) {
    await db
      .delete(emails)
      .where(or(...ids.map((id) => like(emails.dedupeKey, `${mailKeyOf(id)}%`))))
  }
  return ids
}

/** Deletes what is past its day. @returns how many there were */
export async function removeOverdue(payload: Payload, at: Date): Promise<number> {
  const { id, deleteAfter } = job_applications
  let removed = 0
  for (;;) {
    const some = await inTransaction(payload, async (req) => {
      const db = await databaseOf(req)
      const due = await db
        .select({ id })
        .from(job_applications)
        .where(lt(deleteAfter, at.toISOString()))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })
      if (due.length === 0) return []
      return removeApplications(
        req,
        inArray(
          id,
          due.map((one) => one.id),
        ),
      )
    })
    removed += some.length
    if (some.length < AT_ONCE) break
  }
  if (removed > 0) log.info({ removed }, 'job applications past their day were deleted')
  return removed
}
