import type { PayloadRequest } from 'payload'

import { AppError } from '@/src/lib/errors'
import { sessionIdOf } from '@/src/lib/sessions/session-token'
import { endSession } from '@/src/services/accounts/sessions/end-sessions'
import { sessionKey } from '@/src/services/accounts/sessions/sessions'

/**
 * Ends the session that the request came with; its token opens nothing any more. Not by Payload's
 * own way out, which writes the whole account back as it was read.
 */
export async function signOut(req: PayloadRequest): Promise<void> {
  const session = req.user && sessionIdOf(req.user)
  if (!req.user || !session) return
  try {
    await endSession(req, req.user, sessionKey(session))
  } catch (error) {
    if (!(error instanceof AppError)) throw error // it has ended already
  }
}
