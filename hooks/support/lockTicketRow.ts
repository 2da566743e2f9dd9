import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook } from 'payload'

import { isId } from '@/src/domain/vocabulary/id'
import { runSql } from '@/src/lib/database'

/**
 * Makes changes of one ticket wait for one another: an update writes the whole row as it was read,
 * and would else undo an answer or a reply that came in between.
 */
export const lockTicketRow: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return
  const id: unknown = Reflect.get(args, 'id')
  if (typeof id !== 'string' || !isId(id)) return
  await runSql(req, sql`select id from tickets where id = ${id} for update`)
}
