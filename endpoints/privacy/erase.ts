import { signedIn } from '@/src/access/signed-in'
import { eraseInput } from '@/src/domain/privacy/erase-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { limitRate } from '@/src/services/platform/limit-rate'
import { eraseAccount } from '@/src/services/privacy/erase-account'
import { expiredCookies } from '../accounts/sessions/session-cookies'

/** Deletes the account of whoever is signed in, by its password, and signs them out. */
export const eraseEndpoint = defineEndpoint({
  path: '/account/erase',
  method: 'post',
  handler: async (req) => {
    const user = signedIn(req)
    const input = parseInput(eraseInput, await bodyOf(req))
    await limitRate(req, 'password-check', user.id)
    await eraseAccount(req, user, input)
    return Response.json({ erased: true }, { headers: expiredCookies(req.payload) })
  },
})
