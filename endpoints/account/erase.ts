import { eraseInput } from '@/src/domain/accounts/settings-input'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { parseInput } from '@/src/lib/errors'
import { eraseAccount } from '@/src/services/erase-account'
import { limitRate } from '@/src/services/limit-rate'

import { expiredCookies } from './session-cookies'
import { signedIn } from './signed-in'

/** Deletes the account of whoever is signed in, by its password, and signs them out. */
export const eraseEndpoint = defineEndpoint({
  path: '/account/erase',
  method: 'post',
  handler: async (req) => {
    const user = signedIn(req)
    const { currentPassword } = parseInput(eraseInput, await bodyOf(req))
    await limitRate(req, 'password-check', user.id)
    await eraseAccount(req, user, currentPassword)
    return Response.json({ erased: true }, { headers: expiredCookies(req.payload) })
  },
})
