import type { CollectionBeforeOperationHook } from 'payload'

import { tickets } from '@/src/database-schema'
import { isId } from '@/src/domain/vocabulary/id'
import { lockRow } from '@/src/lib/database'

/**
 * Makes changes of one ticket wait for one another: an update writes the whole row as it was read,
 * and would else undo an answer or a reply that came in between.
 */
export const lockTicketRow: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return
  const id: unknown = Reflect.get(args, 'id')
  if (typeof id !== 'string' || !isId(id)) return
  await lockRow(req, tickets, id)
}
