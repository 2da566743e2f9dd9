import { preferencesInput } from '@/src/domain/accounts/settings-input'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { updatePreferences } from '@/src/services/accounts/profile/update-profile'

import { settingsRequest } from './settings-request'

/** Changes what one is mailed; what is not named stays as it is. */
export const preferencesEndpoint = defineEndpoint({
  path: '/account/preferences',
  method: 'patch',
  handler: async (req) => {
    const { user, input } = await settingsRequest(req, preferencesInput)
    await updatePreferences(req, user.id, input)
    return Response.json({ preferences: input })
  },
})
