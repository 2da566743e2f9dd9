import { and, count, eq, isNull, lt, min, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { orders, tickets } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'

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

/** Tickets that wait for an answer by staff. */
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
