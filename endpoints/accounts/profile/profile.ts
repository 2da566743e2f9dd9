import { profileInput } from '@/src/domain/accounts/settings-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { readablePhone } from '@/src/services/accounts/profile/phone-number'
import { updateProfile } from '@/src/services/accounts/profile/update-profile'
import { limitRate } from '@/src/services/platform/limit-rate'

import { signedIn } from '../sessions/signed-in'

/** Changes one's name and phone number; answers with them as they are kept. */
export const profileEndpoint = defineEndpoint({
  path: '/account/profile',
  method: 'patch',
  handler: async (req) => {
    const user = signedIn(req)
    const input = parseInput(profileInput, await bodyOf(req))
    await limitRate(req, 'settings', user.id)
    const profile = await updateProfile(req, user.id, input)
    return Response.json({ profile: { ...profile, phone: readablePhone(profile.phone) } })
  },
})
