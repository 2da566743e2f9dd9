import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Caller, databaseOf, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { jobs } from '@/src/lib/own-tables'
import { JOB_NAMES, type JobName } from '@/src/lib/queues'
import { countIf, now } from '@/src/lib/sql-parts'
import labels from '@/src/services/platform/queues/queue-labels.json' with { type: 'json' }
import { audit } from '@/src/services/platform/record-audit'

export type QueueState = {
  readonly name: JobName
  /** Due, and not begun. */
  readonly waiting: number
  readonly running: number
  /** Failed at least once, and to be tried again. */
  readonly failed: number
  /** Given up: only a person has it tried again. */
  readonly dead: number
  /** Since when the oldest waits that is due, as an ISO moment. */
  readonly oldest: string | null
}

const isJobName = (name: string): name is JobName => JOB_NAMES.some((one) => one === name)
const iso = (moment: string | null) => (moment ? new Date(moment).toISOString() : null)

/** All queues, those with something wrong first. */
export async function readQueues(req: Caller): Promise<QueueState[]> {
  const db = await databaseOf(req)
  const isDue = and(inArray(jobs.state, ['created', 'retry']), lte(jobs.startAfter, now))
  const rows = await db
    .select({
      name: jobs.name,
      waiting: countIf(and(eq(jobs.state, 'created'), lte(jobs.startAfter, now))),
      running: countIf(eq(jobs.state, 'active')),
      failed: countIf(eq(jobs.state, 'retry')),
      dead: countIf(eq(jobs.state, 'failed')),
      oldest: sql<string | null>`min(${jobs.startAfter}) filter (where ${isDue})`,
    })
    .from(jobs)
    .where(inArray(jobs.state, ['created', 'retry', 'active', 'failed']))
    .groupBy(jobs.name)
  const found = new Map(
    rows.map(({ oldest, ...row }) => [row.name, { ...row, oldest: iso(oldest) }]),
  )
  const none = { waiting: 0, running: 0, failed: 0, dead: 0, oldest: null }
  return JOB_NAMES.map((name) => ({ ...none, ...found.get(name), name })).sort(
    (a, b) => b.dead - a.dead || b.failed - a.failed || b.waiting - a.waiting,
  )
}

export type FailedJob = {
  readonly id: string
  readonly name: JobName
  readonly isDead: boolean
  readonly attempts: number
  readonly error: string
  readonly createdAt: string
  /** When it is tried next; null for one that was given up. */
  readonly nextAt: string | null
}

const SHOWN = 100

const failure = z
  .object({ message: z.string() })
  .or(z.object({ value: z.object({ message: z.string() }) }).transform(({ value }) => value))

function errorIn(output: unknown): string {
  const parsed = failure.safeParse(output)
  return (parsed.data?.message ?? 'It ended without saying why.').slice(0, 500)
}

/** The latest jobs that failed, the dead ones first. */
export async function failedJobs(req: Caller): Promise<FailedJob[]> {
  const db = await databaseOf(req)
  const rows = await db
    .select()
    .from(jobs)
    .where(inArray(jobs.state, ['failed', 'retry']))
    .orderBy(desc(jobs.state), desc(jobs.createdOn))
    .limit(SHOWN)
  return rows.flatMap(({ id, name, state, retryCount, output, createdOn, startAfter }) =>
    isJobName(name)
      ? {
          id,
          name,
          isDead: state === 'failed',
          attempts: retryCount + 1,
          error: errorIn(output),
          createdAt: new Date(createdOn).toISOString(),
          nextAt: state === 'retry' ? new Date(startAfter).toISOString() : null,
        }
      : [],
  )
}

/** When a worker last finished something: one of the jobs runs every minute. */
export async function workerBeat(req: Caller): Promise<string | null> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ at: sql<string | null>`max(${jobs.completedOn})` })
    .from(jobs)
    .where(eq(jobs.state, 'completed'))
  return iso(row?.at ?? null)
}

const gone = () =>
  new AppError('job_gone', 'This job is running or done. Nothing was changed.', 409)

const theFailed = (id: string) => and(eq(jobs.id, id), inArray(jobs.state, ['failed', 'retry']))

async function note(req: PayloadRequest, action: string, id: string, queue: string) {
  await audit(req, 'settings', action, ['jobs', id], { before: { queue } })
}

/**
 * Has a job that failed tried again, now and once more than it may.
 *
 * @returns its queue
 * @throws AppError 409 when it has not failed, or is not there any more
 */
export const retryJob = transactional(async (req, id: string): Promise<string> => {
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

/**
 * Drops a job that failed: what it was to do is not done.
 *
 * @returns its queue
 * @throws AppError 409 as above
 */
export const discardJob = transactional(async (req, id: string): Promise<string> => {
  const db = await databaseOf(req)
  const [row] = await db.delete(jobs).where(theFailed(id)).returning({ name: jobs.name })
  if (!row) throw gone()
  await note(req, 'discard_job', id, row.name)
  return row.name
})

/** What each queue does, in the words that staff read. */
export const QUEUE_LABELS: Readonly<Record<JobName, string>> = labels
