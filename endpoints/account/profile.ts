import { profileInput } from '@/src/domain/accounts/settings-input'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { parseInput } from '@/src/lib/errors'
import { limitRate } from '@/src/services/limit-rate'
import { readablePhone } from '@/src/services/phone-number'
import { updateProfile } from '@/src/services/update-profile'

import { signedIn } from './signed-in'

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
