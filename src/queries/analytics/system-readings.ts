import { and, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { emails } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { jobs } from '@/src/lib/own-tables'
import { ago, countIf, now } from '@/src/lib/sql-parts'

/** How many jobs are due, how late the first of them is, and how long ago a worker last ran, in seconds. */
export async function jobReadings(payload: Payload) {
  const db = await databaseOf({ payload })
  const { completedOn, name, startAfter, state } = jobs
  const isDue = and(inArray(state, ['created', 'retry']), lte(startAfter, now))
  const isRound = and(eq(name, 'reconcile'), eq(state, 'completed'))
  const ageOf = (moment: SQL) => sql`extract(epoch from now() - ${moment})`.mapWith(Number)
  const [row] = await db
    .select({
      waiting: countIf(isDue),
      lag: ageOf(sql`min(${startAfter}) filter (where ${isDue})`),
      idle: ageOf(sql`max(${completedOn}) filter (where ${isRound})`),
    })
    .from(jobs)
  return {
    waiting: row?.waiting ?? 0,
    lag: row?.lag ?? 0,
    idle: row?.idle ?? Number.POSITIVE_INFINITY,
  }
}

/** How many emails wait, are held back, or failed this week though someone waits for them. */
export async function outboxCounts(payload: Payload) {
  const db = await databaseOf({ payload })
  const { status, kind, createdAt } = emails
  const [row] = await db
    .select({
      waiting: countIf(inArray(status, ['queued', 'sending'])),
      held: countIf(eq(status, 'held')),
      failed: countIf(
        and(eq(status, 'failed'), eq(kind, 'transactional'), gt(createdAt, ago('7 days'))),
      ),
    })
    .from(emails)
    .where(inArray(status, ['queued', 'sending', 'held', 'failed']))
  return row ?? { waiting: 0, held: 0, failed: 0 }
}

/** When the newest email that was sent went out. */
export async function lastSentAt(payload: Payload): Promise<Date | null> {
  const db = await databaseOf({ payload })
  const [last] = await db
    .select({ at: emails.sentAt })
    .from(emails)
    .where(and(eq(emails.status, 'sent'), isNotNull(emails.sentAt)))
    .orderBy(desc(emails.createdAt))
    .limit(1)
  return last?.at ? new Date(last.at) : null
}
