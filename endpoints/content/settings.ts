import { type Endpoint, restoreVersionOperation } from 'payload'
import { z } from 'zod'
import { staffPost } from '@/src/access/actions'
import {
  isSameSetting,
  type SettingValue,
  seenInput,
  siteSettingsInput,
} from '@/src/domain/content/settings-input'
import { AppError, errorResponse, parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { isDraftVersion } from '@/src/services/content/pages/legal-versions'
import { type Conflict, saveSiteSettings } from '@/src/services/content/site-settings'

const asked = z.object({ id: z.guid() })
const draftQuery = z.object({ draft: z.enum(['true', 'false']).nullish() })

/**
 * Restores an old text of a page. Payload's button says `draft=false` of every version: one that was
 * a draft comes back as a draft, and what visitors read stays.
 */
export const restorePage: Endpoint = {
  path: '/sitePages/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { id } = parseInput(asked, req.routeParams ?? {})
    const { draft } = parseInput(draftQuery, Object.fromEntries(req.searchParams))
    const restored = await restoreVersionOperation({
      collection: req.payload.collections.sitePages,
      id,
      depth: 0,
      draft: draft === 'true' || (draft === 'false' && (await isDraftVersion(req, id))),
      overrideAccess: false,
      req,
    })
    return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') })
  },
}

function words(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return isSameSetting(value, null) ? 'empty' : `“${String(value).slice(0, 200)}”`
}

/** Answers with the newer value, for each field that someone else has changed. */
export function changedMeanwhile({ current }: Conflict): Response {
  const fields = Object.fromEntries(
    Object.entries(current).map(([name, value]) => [
      name,
      `Someone else changed this meanwhile. It is now ${words(value)}. Save again to replace it.`,
    ]),
  )
  const message = 'Someone else changed this meanwhile. Nothing was saved.'
  return errorResponse(new AppError('settings_changed', message, 409, fields), { current })
}

const body = z.object({ values: z.unknown(), seen: z.unknown() })

/** Saves what was changed on a settings screen, with what stood there when it was. */
export const siteSettingsEndpoint = staffPost(
  'changeSiteSettings',
  '/site-settings',
  async (req) => {
    const { values, seen } = parseInput(body, await bodyOf(req))
    const conflict = await saveSiteSettings(
      req,
      parseInput(siteSettingsInput, values ?? {}),
      parseInput(seenInput, seen ?? {}),
    )
    if (conflict) return changedMeanwhile(conflict)
    return Response.json({ message: 'Settings saved successfully!' })
  },
)
