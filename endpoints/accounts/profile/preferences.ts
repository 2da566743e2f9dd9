import { preferencesInput } from '@/src/domain/accounts/settings-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { updatePreferences } from '@/src/services/accounts/profile/update-profile'
import { limitRate } from '@/src/services/platform/limit-rate'

import { signedIn } from '../sessions/signed-in'

/** Changes what one is mailed; what is not named stays as it is. */
export const preferencesEndpoint = defineEndpoint({
  path: '/account/preferences',
  method: 'patch',
  handler: async (req) => {
    const user = signedIn(req)
    const input = parseInput(preferencesInput, await bodyOf(req))
    await limitRate(req, 'settings', user.id)
    await updatePreferences(req, user.id, input)
    return Response.json({ preferences: input })
  },
})
