import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { z } from 'zod'

import { runSql } from '@/src/lib/database'

const counts = z.object({
  total: z.coerce.number(),
  open: z.coerce.number(),
  in_progress: z.coerce.number(),
  closed: z.coerce.number(),
  unread: z.coerce.number(),
})

/** How many tickets there are of each status, and how many wait to be read. */
export async function countTickets(payload: Payload): Promise<z.infer<typeof counts>> {
  const rows = await runSql(
    { payload },
    sql`select count(*) as total,
      count(*) filter (where status = 'open') as open,
      count(*) filter (where status = 'in_progress') as in_progress,
      count(*) filter (where status = 'closed') as closed,
      count(*) filter (where last_message_at > coalesce(last_staff_at, 'epoch')
        and last_message_at > coalesce(staff_read_at, 'epoch')) as unread
      from tickets where deleted_at is null`,
  )
  return counts.parse(rows[0])
}
