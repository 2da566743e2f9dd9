import { attachment } from '@/src/lib/attachment'
import { defineEndpoint } from '@/src/lib/endpoint'
import { exportAccount } from '@/src/services/export-account'
import { limitRate } from '@/src/services/limit-rate'
import { sessionIdOf } from '@/src/services/sessions'

import { signedIn } from './signed-in'

/** All that we keep of whoever is signed in, as a file. */
export const exportEndpoint = defineEndpoint({
  path: '/account/export',
  method: 'get',
  handler: async (req) => {
    const user = signedIn(req)
    await limitRate(req, 'export', user.id)
    const data = await exportAccount(req, user, sessionIdOf(user))
    const day = data.exportedAt.slice(0, 10)
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': attachment(`my-data-${day}.json`),
        'cache-control': 'private, no-store',
      },
    })
  },
})
