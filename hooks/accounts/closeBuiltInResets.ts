import type { CollectionBeforeOperationHook } from 'payload'

import { AppError } from '@/src/lib/errors'

const CLOSED: ReadonlySet<string> = new Set([
  'forgotPassword',
  'resetPassword',
  'unlock',
  'refresh',
])

/**
 * Payload's own ways to a new password stay shut, no matter who calls them and how: they keep their keys
 * in clear, know nothing of our rules, and would be a second door beside the account services. There is no lock to undo either, and
 * a session ends when it ends: none is made longer.
 */
export const closeBuiltInResets: CollectionBeforeOperationHook = ({ operation, args }) => {
  if (CLOSED.has(operation)) {
    throw new AppError('not_found', 'Nothing was found at this address.', 404)
  }
  return args
}
