import type { PayloadRequest } from 'payload'
import { answerForm } from '@/endpoints/platform/form'
import { signInInput } from '@/src/domain/accounts/account-input'
import { parseInput } from '@/src/lib/errors'
import { KNOWN_COOKIE, readCookie } from '@/src/lib/http/cookies'
import { post } from '@/src/lib/http/endpoint'
import { refusedNoSooner } from '@/src/lib/sessions/with-minimum-duration'
import { noteSubject, recordRefusal } from '@/src/lib/watching/security-events'
import { accountOf } from '@/src/services/accounts/account-of'
import type { Entrance } from '@/src/services/accounts/sign-in/sign-in'
import { signInPaced } from '@/src/services/accounts/sign-in/sign-in-paced'
import { goOn } from './enter'

/** Longer than checking a password takes, and all that is looked up around it. */
const PACE_MS = 600

/** Signs in by email and password; every refusal comes as late as any other. */
export async function signInLimited(req: PayloadRequest, input: unknown): Promise<Entrance> {
  const credentials = parseInput(signInInput, input)
  const known = readCookie(req.headers, KNOWN_COOKIE)
  return refusedNoSooner(PACE_MS, async () => {
    try {
      return await signInPaced(req, credentials, known)
    } catch (error) {
      noteSubject(req, (await accountOf({ payload: req.payload }, credentials.email))?.id)
      await recordRefusal(req, error) // here, where its time does not show whose address it was
      throw error
    }
  })
}

export const signInEndpoint = post(
  '/account/sign-in',
  answerForm('/auth?mode=sign-in', async (req, input) =>
    goOn(req, { session: await signInLimited(req, input), linked: false, next: input.next }),
  ),
)
