import type { CollectionBeforeChangeHook } from 'payload'

import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import { isAccountErased } from '@/src/services/platform/is-account-erased'

/**
 * Writes nothing of an account that was deleted while the request was under way, and keeps one from
 * being deleted until what is written is there to go with it.
 *
 * @throws AppError 401 `signed_out`
 */
export const refuseErased: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  const user = operation === 'create' ? idOf(data.user) : null
  if (user && (await isAccountErased(req, user)))
    throw new AppError('signed_out', 'This account was deleted.', 401)
  return data
}
