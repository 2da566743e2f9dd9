import { logoutOperation, type PayloadRequest } from 'payload'

import { inTransaction } from '@/src/lib/database'
import { lockSessions } from '@/src/services/sign-in'

/** Ends the session that the request came with; its token opens nothing any more. */
export async function signOut(req: PayloadRequest): Promise<void> {
  const { user, payload } = req
  if (!user) return
  await inTransaction(
    payload,
    async () => {
      await lockSessions(req, user.email)
      await logoutOperation({ collection: payload.collections.users, req })
    },
    req,
  )
}
