import type { CollectionBeforeValidateHook } from 'payload'

import { AppError } from '@/src/lib/errors'
import type { User } from '@/src/payload-types'
import { assertPassword } from '@/src/services/accounts/sessions/password-policy'

/**
 * Holds every new password to the policy, and refuses a plain change of one over HTTP:
 * that goes through the account service, which asks for the current password.
 */
export const guardPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const password = data?.password
  if (!password) return data
  if (operation === 'update' && req.payloadAPI === 'REST' && !req.context.passwordChange) {
    throw new AppError('password_change', 'Change passwords in the account settings.', 403)
  }
  const role = data?.role ?? originalDoc?.role ?? 'user'
  await assertPassword(req, password, role === 'user' ? 'customer' : 'staff', {
    ...originalDoc,
    ...data,
  })
  return data
}
