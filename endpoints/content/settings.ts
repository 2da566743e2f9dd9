import { type Endpoint, type PayloadRequest, restoreVersionOperation } from 'payload'
import { z } from 'zod'
import { formDataOf } from '@/endpoints/platform/form'
import { staffPost } from '@/src/access/actions'
import {
  brandingInput,
  SOCIAL_LINKS,
  socialInput,
  WRONG_LINK,
} from '@/src/domain/content/branding-input'
import {
  isSameSetting,
  type SettingValue,
  seenFields,
  siteSettingsInput,
} from '@/src/domain/content/settings-input'
import { AppError, errorResponse, invalidInput, parseInput } from '@/src/lib/errors'
import { BODY_LIMIT } from '@/src/lib/http/body-limits'
import { bodyOf } from '@/src/lib/http/endpoint'
import { isDraftVersion } from '@/src/services/content/pages/legal-versions'
import {
  type Conflict,
  saveBranding,
  saveSiteSettings,
  saveSocial,
  storeBrandPicture,
} from '@/src/services/content/site-settings'

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

const body = z.object({ values: z.unknown(), seen: z.unknown() })

/** What a settings screen sends: what was changed, and what stood there when it was. */
async function changesIn<Values>(req: PayloadRequest, input: z.ZodType<Values>) {
  const { values, seen } = parseInput(body, await bodyOf(req))
  return [parseInput(input, values ?? {}), parseInput(seenFields, seen ?? {})] as const
}

const SOCIAL_SAVED = 'Social media settings saved successfully!'

const tooLarge = () =>
  new AppError('too_large', 'This picture is larger than 1\u00a0MB. Choose a smaller one.', 413)

/** What the screens of the settings and of the brand save. */
export const settingsEndpoints: Endpoint[] = [
  staffPost('changeSiteSettings', '/site-settings', async (req) => {
    const conflict = await saveSiteSettings(req, ...(await changesIn(req, siteSettingsInput)))
    if (conflict) return changedMeanwhile(conflict)
    return Response.json({ message: 'Settings saved successfully!' })
  }),
  staffPost('changeBranding', '/branding', async (req) => {
    const conflict = await saveBranding(req, ...(await changesIn(req, brandingInput)))
    if (conflict) return changedMeanwhile(conflict)
    return Response.json({ message: 'Company branding settings saved successfully!' })
  }),
  /** A bad link does not keep the good ones from being saved; it stays as it was, and is named. */
  staffPost('changeBranding', '/social-media', async (req) => {
    const [links, seen] = await changesIn(req, socialInput)
    const { conflict, bad } = await saveSocial(req, links, seen)
    if (conflict) return changedMeanwhile(conflict)
    const refused = Object.fromEntries(bad.map((name) => [name, WRONG_LINK]))
    if (bad.length > 0 && bad.length === Object.keys(links).length) throw invalidInput(refused)
    const names = bad.map((name) => SOCIAL_LINKS[name]).join(', ')
    const message = names ? `Saved, except for ${names}.` : SOCIAL_SAVED
    return Response.json({ message, refused })
  }),
  /** A logo or an icon: the picture is kept with the site's others, and its address is answered. */
  staffPost('changeBranding', '/branding/picture', async (req) => {
    const { files } = await formDataOf(req, { most: BODY_LIMIT, tooLarge, files: 'file' })
    const [file] = files
    if (!file) throw new AppError('no_file', 'Choose a file to upload.', 422)
    return Response.json({ url: await storeBrandPicture(req, file.data) }, { status: 201 })
  }),
]
