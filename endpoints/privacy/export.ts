import { signedIn } from '@/src/access/signed-in'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { attachment } from '@/src/lib/http/attachment'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { sessionIdOf } from '@/src/lib/sessions/session-id'
import { sessionKey } from '@/src/services/accounts/sessions/sessions'
import { businessZoneOf } from '@/src/services/platform/business-zone'
import { limitRate } from '@/src/services/platform/limit-rate'
import { exportAccount } from '@/src/services/privacy/export-account'

/** All that we keep of whoever is signed in, as a file. */
export const exportEndpoint = defineEndpoint({
  path: '/account/export',
  method: 'get',
  handler: async (req) => {
    const user = signedIn(req)
    await limitRate(req, 'export', user.id)
    const session = sessionIdOf(user)
    const data = await exportAccount(req, user, session && sessionKey(session))
    const day = isoDayIn(new Date(data.exportedAt), await businessZoneOf(req))
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': attachment(`my-data-${day}.json`),
        'cache-control': 'private, no-store',
      },
    })
  },
})
