import type { Endpoint } from 'payload'

import { AppError, errorResponse } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import type { SecondStep } from '@/src/services/accounts/factors/second-step'
import { signOut } from '@/src/services/accounts/sessions/sign-out'

import { toSecondStep } from './enter'
import { expiredCookies, handSession } from './session-cookies'
import { signInLimited } from './sign-in'

/** The admin's own form can't ask: its page goes on to ours. */
function askSecondStep(step: SecondStep): Response {
  const { headers } = toSecondStep(step, '/admin')
  const message = 'Confirm that it’s you at /auth/second-step.'
  const body = { error: { code: 'second_step', message }, errors: [{ message }] }
  return Response.json(body, { status: 401, headers })
}

/**
 * Stand in the place of Payload's own login and logout on `users`, which are neither limited nor
 * alike for known and unknown addresses, and lose one of two sessions begun at once.
 */
export const adminSessionEndpoints: Endpoint[] = [
  defineEndpoint({
    path: '/users/login',
    method: 'post',
    handler: async (req) => {
      try {
        const session = await signInLimited(req, await bodyOf(req))
        if ('secondStep' in session) return askSecondStep(session)
        const user = { ...session.user, sessions: undefined } // nobody's to read
        const body = { message: 'Signed in', exp: session.expires, user }
        return Response.json(body, { headers: await handSession(req, session) })
      } catch (error) {
        const message = error instanceof AppError ? error.message : 'Something went wrong.'
        return errorResponse(error, { errors: [{ message }] }) // where the admin's form looks
      }
    },
  }),
  defineEndpoint({
    path: '/users/logout',
    method: 'post',
    handler: async (req) => {
      await signOut(req)
      return Response.json({ message: 'Signed out' }, { headers: expiredCookies(req.payload) })
    },
  }),
]
