import type { PayloadRequest } from 'payload'

import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { forgetFactors } from '@/src/services/accounts/factors/change-factors'
import { holdPerson } from '@/src/services/accounts/hold-person'

/**
 * Takes the second factor from someone who has lost it, by staff who may do all that the person
 * may. They set up another one; their password stays.
 *
 * @throws AppError 404 `no_user`, 409 `no_factor` or `own_account`, 403 for an account that can do more
 */
export async function resetFactors(outer: PayloadRequest, id: string): Promise<string> {
  if (outer.user?.id === id) {
    throw new AppError('own_account', 'Change your own two-factor in your account settings.', 409)
  }
  return inTransactionOf(outer, async (req) => {
    const user = await holdPerson(req, id)
    if (!(await forgetFactors(req, user, 'reset'))) {
      throw new AppError('no_factor', 'This person has not set up two-factor.', 409)
    }
    return user.email
  })
}
