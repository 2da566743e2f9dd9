import type { CollectionBeforeLoginHook } from 'payload'

import { hasFactor } from '@/src/access/second-factor'
import { AppError } from '@/src/lib/errors'
import type { User } from '@/src/payload-types'

/**
 * Payload's own sign-in asks for no second factor, so it lets in no one who has one. Ours stands in
 * its place at every address; this is for a day on which some part of Payload calls it by itself.
 */
export const refuseWithoutFactor: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  if (!(await hasFactor(req, user.id))) return user
  throw new AppError('second_step', 'This account asks for a second factor.', 401)
}
