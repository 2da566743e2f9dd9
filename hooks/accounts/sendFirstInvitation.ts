import type { CollectionAfterChangeHook } from 'payload'

import { isStaff } from '@/src/access/permissions'
import type { User } from '@/src/payload-types'
import { sendInvitation } from '@/src/services/accounts/sign-up/invite-user'

/** Whomever staff make an account for is told so, and gets the only key to it, by mail. */
export const sendFirstInvitation: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'create' && isStaff(req) && !doc.emailVerifiedAt) await sendInvitation(req, doc)
  return doc
}
