import { profileInput } from '@/src/domain/accounts/settings-input'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { updateProfile } from '@/src/services/accounts/profile/update-profile'
import { readablePhone } from '@/src/services/platform/phone-number'

import { settingsRequest } from './settings-request'

/** Changes one's name and phone number; answers with them as they are kept. */
export const profileEndpoint = defineEndpoint({
  path: '/account/profile',
  method: 'patch',
  handler: async (req) => {
    const { user, input } = await settingsRequest(req, profileInput)
    const profile = await updateProfile(req, user.id, input)
    return Response.json({ profile: { ...profile, phone: readablePhone(profile.phone) } })
  },
})
