import type { CollectionBeforeDeleteHook } from 'payload'

import { usesInText } from '@/src/domain/content/media/picture-rules'
import { AppError } from '@/src/lib/errors'
import { usesOfPicture } from '@/src/services/content/media/uses-of-picture'

/** A picture that the site shows somewhere stays; says where. */
export const refuseUsedPicture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await usesOfPicture(req, String(id))
  if (uses.length === 0) return
  const message = `This picture is used in: ${usesInText(uses)}. Remove it there first.`
  throw new AppError('in_use', message, 409)
}
