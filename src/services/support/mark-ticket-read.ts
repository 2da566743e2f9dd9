import { type Column, eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { tickets } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'

/**
 * Notes up to which moment a thread has been read: by its customer, or by one of the staff. Never
 * back in time, and never ahead of now. Written past Payload, for it changes nothing else.
 */
export async function markTicketRead(
  req: PayloadRequest,
  id: string,
  by: 'customer' | 'staff',
  upTo: Date,
): Promise<void> {
  const read = (column: Column) =>
    sql`greatest(${column}, least(now(), ${upTo.toISOString()}::timestamptz))`
  const db = await databaseOf(req)
  await db
    .update(tickets)
    .set(
      by === 'customer'
        ? { customerReadAt: read(tickets.customerReadAt) }
        : { staffReadAt: read(tickets.staffReadAt) },
    )
    .where(eq(tickets.id, id))
}
