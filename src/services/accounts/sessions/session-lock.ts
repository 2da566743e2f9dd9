import pLimit from 'p-limit'
import type { PayloadRequest } from 'payload'

import { lockInTransaction } from '@/src/lib/database'
import type { User } from '@/src/payload-types'

export type Session = { readonly token: string; readonly expires: number; readonly user: User }

/** Whatever hashes passwords takes its turn, or a crowd at the door would take every processor. */
export const passwordTurn = pLimit(6)

/** One thing at a time happens to an account's sessions: two at once would lose one of them. */
export function lockSessions(req: PayloadRequest, email: string): Promise<void> {
  return lockInTransaction(req, `sessions:${email}`)
}
