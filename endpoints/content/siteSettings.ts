import { z } from 'zod'

import { staffEndpoint } from '@/src/access/actions'
import {
  isSameSetting,
  type SettingValue,
  seenInput,
  siteSettingsInput,
} from '@/src/domain/content/settings-input'
import { AppError, errorResponse, parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { type Conflict, saveSiteSettings } from '@/src/services/content/save-site-settings'

const body = z.object({ values: z.unknown(), seen: z.unknown() })

function words(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return isSameSetting(value, null) ? 'empty' : `“${String(value).slice(0, 200)}”`
}

/** Answers with the newer value, for each field that someone else has changed. */
function changedMeanwhile({ current }: Conflict): Response {
  const fields = Object.fromEntries(
    Object.entries(current).map(([name, value]) => [
      name,
      `Someone else changed this meanwhile. It is now ${words(value)}. Save again to replace it.`,
    ]),
  )
  const message = 'Someone else changed this meanwhile. Nothing was saved.'
  return errorResponse(new AppError('settings_changed', message, 409, fields), { current })
}

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
