import type { CollectionBeforeOperationHook } from 'payload'

import { lockRights } from '@/src/services/accounts/assert-may-grant'

/** What writes whole rows: a row that was read before another's change would bring old rights back. */
const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete'])

/** Lets rights change one after the other, from before they are read until they are written. */
export const holdRights: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (WRITES.has(operation)) await lockRights(req)
  return args
}
