import { inArray, like, lt, or, type SQL } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { emails, job_applications } from '@/src/database-schema'
import { isOpenOn } from '@/src/domain/careers/opening-view'
import { idOf } from '@/src/domain/vocabulary/relation'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { findOne, findRows } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import { enqueue } from '@/src/lib/queues'
import { businessZone } from '@/src/services/platform/business-zone'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'
import { audit } from '@/src/services/platform/record-audit'

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

/** It runs each hour; one that was missed is made up for by the next. */
const LOOK_BACK_MS = 3 * 60 * 60_000

/**
 * Deletes applications past their day, and has the site show openings that begin or end with it.
 *
 * @param at the moment that counts as now
 */
export async function tendCareers(payload: Payload, at = new Date()): Promise<void> {
  await removeOverdue(payload, at)
  const docs = await findRows({ payload }, 'jobOpenings', {
    where: { status: { equals: 'open' } },
    select: { publishedAt: true, closesAt: true },
    overrideAccess: true, // the worker has no user
  })
  const zone = await businessZone({ payload })
  const before = isoDayIn(new Date(at.getTime() - LOOK_BACK_MS), zone)
  const today = isoDayIn(at, zone)
  const turned = docs.some(({ publishedAt = null, closesAt = null }) => {
    const days = { publishedAt, closesAt }
    return isOpenOn(days, before) !== isOpenOn(days, today)
  })
  if (turned) await invalidateTags({ payload }, ['careers'])
}

/** Notes who opened which CV, when, and from where; never whose it is by name. */
export async function recordCvView(req: PayloadRequest, filename: string): Promise<void> {
  const application = await findOne(req, 'jobApplications', {
    where: { filename: { equals: filename } },
    select: { opening: true },
    overrideAccess: true, // access to the file was granted before
  })
  if (!application) return
  await audit(req, 'careers', 'view', ['jobApplications', application.id], {
    after: { opening: idOf(application.opening) },
  })
}
