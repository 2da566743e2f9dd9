import type { PayloadRequest } from 'payload'

import { AppError } from '@/src/lib/errors'
import type { User } from '@/src/payload-types'

/** What is said to someone whose session has run out. */
export const signedOut = () =>
  new AppError(
    'signed_out',
    'You have been signed out. Sign in again in another tab, then try once more: what you typed stays here.',
    401,
  )

/** Anyone who is signed in. @throws AppError 401 `signed_out` */
export function signedIn(req: PayloadRequest): User {
  if (req.user) return req.user
  throw signedOut()
}
