import type { PayloadRequest } from 'payload'

import { wrongField } from '@/src/lib/errors'
import { isPassword } from '@/src/services/platform/password-hash'
import { storedPassword } from '@/src/services/platform/stored-password'

/**
 * Makes sure that anyone who is signed in also knows the password: a session left open in a café is
 * not enough for what cannot be taken back. Call it outside a transaction, for it takes a while.
 *
 * @throws AppError 422 `wrong_password`, naming the form's `field`
 */
export async function assertCurrentPassword(
  req: PayloadRequest,
  user: string,
  password: string,
  field = 'currentPassword',
): Promise<void> {
  if (await isPassword(password, await storedPassword(req, user))) return
  throw wrongField(field, 'This is not your current password.', 'wrong_password')
}
