import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook } from 'payload'

import { runSql } from '@/src/lib/database'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Makes changes of one ticket wait for one another: an update writes the whole row as it was read,
 * and would else undo an answer or a reply that came in between.
 */
export const lockTicketRow: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return
  const id: unknown = Reflect.get(args, 'id')
  if (typeof id !== 'string' || !UUID.test(id)) return
  await runSql(req, sql`select id from tickets where id = ${id} for update`)
}
