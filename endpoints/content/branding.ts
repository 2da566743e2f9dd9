import type { Endpoint } from 'payload'
import { z } from 'zod'

import { formDataOf } from '@/endpoints/platform/form-data'
import { staffEndpoint } from '@/src/access/actions'
import {
  brandingInput,
  SOCIAL_LINKS,
  seenFields,
  socialInput,
  WRONG_LINK,
} from '@/src/domain/content/branding-input'
import { AppError, parseInput } from '@/src/lib/errors'
import { BODY_LIMIT } from '@/src/lib/http/body-limits'
import { bodyOf } from '@/src/lib/http/endpoint'
import { saveBranding, saveSocial } from '@/src/services/content/save-branding'
import { storeBrandPicture } from '@/src/services/content/store-brand-picture'

import { changedMeanwhile } from './changed-meanwhile'

const body = z.object({ values: z.unknown(), seen: z.unknown() })

const saveBrandingEndpoint = staffEndpoint({
  action: 'changeBranding',
  path: '/branding',
  method: 'post',
  handler: async (req) => {
    const { values, seen } = parseInput(body, await bodyOf(req))
    const changes = parseInput(brandingInput, values ?? {})
    const conflict = await saveBranding(req, changes, parseInput(seenFields, seen ?? {}))
    if (conflict) return changedMeanwhile(conflict)
    return Response.json({ message: 'Company branding settings saved successfully!' })
  },
})

const SOCIAL_SAVED = 'Social media settings saved successfully!'

/** A bad link does not keep the good ones from being saved; it stays as it was, and is named. */
const saveSocialEndpoint = staffEndpoint({
  action: 'changeBranding',
  path: '/social-media',
  method: 'post',
  handler: async (req) => {
    const { values, seen } = parseInput(body, await bodyOf(req))
    const links = parseInput(socialInput, values ?? {})
    const { conflict, bad } = await saveSocial(req, links, parseInput(seenFields, seen ?? {}))
    if (conflict) return changedMeanwhile(conflict)
    const refused = Object.fromEntries(bad.map((name) => [name, WRONG_LINK]))
    if (bad.length > 0 && bad.length === Object.keys(links).length) {
      throw new AppError('invalid_input', 'Please check the form and try again.', 422, refused)
    }
    const names = bad.map((name) => SOCIAL_LINKS[name]).join(', ')
    const message = names ? `Saved, except for ${names}.` : SOCIAL_SAVED
    return Response.json({ message, refused })
  },
})

const tooLarge = () =>
  new AppError('too_large', 'This picture is larger than 1\u00a0MB. Choose a smaller one.', 413)

/** A logo or an icon: the picture is kept with the site's others, and its address is answered. */
const pictureEndpoint = staffEndpoint({
  action: 'changeBranding',
  path: '/branding/picture',
  method: 'post',
  handler: async (req) => {
    const { files } = await formDataOf(req, {
      most: BODY_LIMIT,
      tooLarge,
      broken: 'The upload did not arrive in full. Please try again.',
      files: 'file',
    })
    const [file] = files
    if (!file) throw new AppError('no_file', 'Choose a file to upload.', 422)
    return Response.json({ url: await storeBrandPicture(req, file.data) }, { status: 201 })
  },
})

/** What the screens of the brand do. */
export const brandingEndpoints: Endpoint[] = [
  saveBrandingEndpoint,
  saveSocialEndpoint,
  pictureEndpoint,
]
