import type { Column } from 'drizzle-orm'
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { tickets } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { countIf } from '@/src/lib/sql-parts'

const orNever = (moment: Column) => sql`coalesce(${moment}, 'epoch')`

/** How many tickets there are of each status, and how many wait to be read. */
export async function countTickets(payload: Payload) {
  const db = await databaseOf({ payload })
  const { deletedAt, lastMessageAt, lastStaffAt, staffReadAt, status } = tickets
  const [counts] = await db
    .select({
      total: count(),
      open: countIf(eq(status, 'open')),
      in_progress: countIf(eq(status, 'in_progress')),
      closed: countIf(eq(status, 'closed')),
      unread: countIf(
        and(gt(lastMessageAt, orNever(lastStaffAt)), gt(lastMessageAt, orNever(staffReadAt))),
      ),
    })
    .from(tickets)
    .where(isNull(deletedAt))
  return counts ?? { total: 0, open: 0, in_progress: 0, closed: 0, unread: 0 }
}
