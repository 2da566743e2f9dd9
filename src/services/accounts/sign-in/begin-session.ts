import type { PayloadRequest } from 'payload'

import { hasFactor } from '@/src/access/second-factor'
import { beginSecondStep, type SecondStep } from '@/src/services/accounts/factors/second-step'
import { openSession } from '@/src/services/accounts/sessions/open-session'
import type { Session } from '@/src/services/accounts/sessions/session-lock'

/** What the first proof leads to: a session, or where there is a second factor only its question. */
export type Entrance = Session | SecondStep

/**
 * Lets someone in who has shown one proof, such as a password or a mailed key, in the request's
 * transaction. Every way into an account comes by here.
 */
export async function beginSession(req: PayloadRequest, id: string): Promise<Entrance> {
  return (await hasFactor(req, id)) ? beginSecondStep(req, id) : openSession(req, id)
}
