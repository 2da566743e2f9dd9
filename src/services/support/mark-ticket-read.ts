import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { runSql } from '@/src/lib/database'

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
  const column = by === 'customer' ? sql`customer_read_at` : sql`staff_read_at`
  await runSql(
    req,
    sql`update tickets
      set ${column} = greatest(${column}, least(now(), ${upTo.toISOString()}::timestamptz))
      where id = ${id}`,
  )
}
