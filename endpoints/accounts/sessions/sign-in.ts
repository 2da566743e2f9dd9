import type { PayloadRequest } from 'payload'

import { signInInput } from '@/src/domain/accounts/account-input'
import { parseInput } from '@/src/lib/errors'
import { KNOWN_COOKIE, readCookie } from '@/src/lib/http/cookies'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { refusedNoSooner } from '@/src/lib/with-minimum-duration'
import type { Entrance } from '@/src/services/accounts/sign-in/begin-session'
import { signInPaced } from '@/src/services/accounts/sign-in/sign-in-paced'

import { answerForm } from '../../platform/form-post'
import { goOn } from './enter'

/** Longer than checking a password takes, and all that is looked up around it. */
const PACE_MS = 600

/** Signs in by email and password; every refusal comes as late as any other. */
export async function signInLimited(req: PayloadRequest, input: unknown): Promise<Entrance> {
  const credentials = parseInput(signInInput, input)
  const known = readCookie(req.headers, KNOWN_COOKIE)
  return refusedNoSooner(PACE_MS, () => signInPaced(req, credentials, known))
}

export const signInEndpoint = defineEndpoint({
  path: '/account/sign-in',
  method: 'post',
  handler: answerForm('/auth?mode=sign-in', async (req, input) =>
    goOn(req, { session: await signInLimited(req, input), linked: false, next: input.next }),
  ),
})
