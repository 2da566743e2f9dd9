import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { emails, orders, private_settings, tickets } from '@/src/database-schema'
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

/** How many wait, counted up to a limit, and the moment of the first. */
export type Waiting = { readonly n: number; readonly first: Date | null }

const waitingIn = (row: { n: number; first: string | null } | undefined): Waiting => ({
  n: row?.n ?? 0,
  first: row?.first ? new Date(row.first) : null,
})

/** Orders to file whose promise ends within so many hours. */
export async function ordersDue(
  req: PayloadRequest,
  hours: number,
  most: number,
): Promise<Waiting> {
  const db = await databaseOf(req)
  const soon = sql`now() + make_interval(hours => ${hours}::int)`
  const due = db
    .select({ at: orders.clock_dueAt })
    .from(orders)
    .where(
      and(
        eq(orders.queue, 'to_file'),
        lt(orders.clock_dueAt, soon),
        isNull(orders.clock_stoppedAt), // a promise that was kept keeps its end
      ),
    )
    .orderBy(orders.clock_dueAt)
    .limit(most)
    .as('due')
  const [row] = await db.select({ n: count(), first: min(due.at) }).from(due)
  return waitingIn(row)
}

export async function ticketsWaiting(req: PayloadRequest, most: number): Promise<Waiting> {
  const db = await databaseOf(req)
  const { waitingFor, waitingSince, deletedAt } = tickets
  const waiting = db
    .select({ at: waitingSince })
    .from(tickets)
    .where(and(eq(waitingFor, 'us'), isNull(deletedAt)))
    .orderBy(waitingSince)
    .limit(most)
    .as('waiting')
  const [row] = await db.select({ n: count(), first: min(waiting.at) }).from(waiting)
  return waitingIn(row)
}

export async function requiresStaffFactor(payload: Payload): Promise<boolean> {
  const db = await databaseOf({ payload })
  const [row] = await db
    .select({ isRequired: private_settings.staffTwoFactor_required })
    .from(private_settings)
  return row?.isRequired ?? false
}
