import type { PayloadRequest } from 'payload'

import { signInInput } from '@/src/domain/accounts/account-input'
import { defineEndpoint } from '@/src/lib/endpoint'
import { parseInput } from '@/src/lib/errors'
import { forgiveRate, limitRate } from '@/src/services/limit-rate'
import { type Session, signIn } from '@/src/services/sign-in'

import { goOn } from './enter'
import { answerForm } from './form-post'

/** Signs in by email and password, as often as the limits allow. */
export async function signInLimited(req: PayloadRequest, input: unknown): Promise<Session> {
  const credentials = parseInput(signInInput, input)
  await limitRate(req, 'sign-in', credentials.email)
  const session = await signIn(req.payload, credentials)
  await forgiveRate(req, 'sign-in', credentials.email)
  return session
}

export const signInEndpoint = defineEndpoint({
  path: '/account/sign-in',
  method: 'post',
  handler: answerForm('/auth?mode=sign-in', async (req, input) =>
    goOn(req, { session: await signInLimited(req, input), linked: false, next: input.next }),
  ),
})
