import { z } from 'zod'

import { staffEndpoint } from '@/src/access/actions'
import { seenInput, siteSettingsInput } from '@/src/domain/content/settings-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { saveSiteSettings } from '@/src/services/content/save-site-settings'

import { changedMeanwhile } from './changed-meanwhile'

const body = z.object({ values: z.unknown(), seen: z.unknown() })

/** Saves what was changed on a settings screen, with what stood there when it was. */
export const siteSettingsEndpoint = staffEndpoint({
  action: 'changeSiteSettings',
  path: '/site-settings',
  method: 'post',
  handler: async (req) => {
    const { values, seen } = parseInput(body, await bodyOf(req))
    const conflict = await saveSiteSettings(
      req,
      parseInput(siteSettingsInput, values ?? {}),
      parseInput(seenInput, seen ?? {}),
    )
    if (conflict) return changedMeanwhile(conflict)
    return Response.json({ message: 'Settings saved successfully!' })
  },
})
