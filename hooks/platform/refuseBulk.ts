import type { CollectionBeforeOperationHook } from 'payload'

import { AppError } from '@/src/lib/errors'

/**
 * Refuses a deletion of all that a filter finds: one request must not empty a collection. Payload
 * itself refuses the same of updates, by `disableBulkEdit`.
 */
export const refuseBulk: CollectionBeforeOperationHook = ({ args, operation }) => {
  const isBulk = operation === 'delete' && !('id' in args) && 'where' in args
  if (isBulk && !args.overrideAccess) {
    throw new AppError('one_at_a_time', 'Delete these one at a time.', 403)
  }
  return args
}
