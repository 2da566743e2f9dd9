import type { Endpoint, PayloadRequest } from 'payload'
import { signedIn } from '@/src/access/signed-in'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { sessionIdOf } from '@/src/lib/sessions/session-id'
import type { User } from '@/src/payload-types'
import { endOtherSessions, endSession } from '@/src/services/accounts/sessions/end-sessions'
import { sessionKey } from '@/src/services/accounts/sessions/sessions'
import { limitRate } from '@/src/services/platform/limit-rate'
import { expiredCookies } from './session-cookies'

/** Ends sessions of the signed-in user. */
function endingEndpoint(
  path: string,
  end: (req: PayloadRequest, user: User) => Promise<Response>,
): Endpoint {
  return defineEndpoint({
    path,
    method: 'delete',
    handler: async (req) => {
      const user = signedIn(req)
      await limitRate(req, 'settings', user.id)
      return end(req, user)
    },
  })
}

/** Signs one browser out: another one of one's own, or this very one. */
const endOneEndpoint = endingEndpoint('/account/sessions/:id', async (req, user) => {
  const key = String(req.routeParams?.id ?? '')
  await endSession(req, user, key)
  const own = sessionIdOf(user)
  const headers = own && key === sessionKey(own) ? expiredCookies(req.payload) : undefined
  return Response.json({ ended: 1 }, { headers })
})

/** Signs every browser out but this one. */
const endOthersEndpoint = endingEndpoint('/account/sessions', async (req, user) =>
  Response.json({ ended: await endOtherSessions(req, user, sessionIdOf(user)) }),
)

export const sessionEndpoints: Endpoint[] = [endOneEndpoint, endOthersEndpoint]
