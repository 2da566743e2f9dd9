import { randomBytes } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/src/lib/errors'
import { contentHash } from '@/src/lib/pictures'
import type { Media } from '@/src/payload-types'
import { pictureLike } from '@/src/services/content/media/picture-like'

/** What a logo or an icon may be. */
const TYPES: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
}

const addressOf = ({ filename }: Pick<Media, 'filename'>) => `/api/media/file/${filename}`

/**
 * Keeps a picture of the brand for everyone to see.
 *
 * @returns its address on this site
 * @throws AppError 415 or 422
 */
export async function storeBrandPicture(req: PayloadRequest, data: Buffer): Promise<string> {
  if (data.length === 0) throw new AppError('empty_file', 'This file is empty.', 422)
  const found = await fileTypeFromBuffer(data).catch(() => undefined)
  const ending = found && TYPES[found.mime]
  if (!found || !ending) {
    const words = 'This is not a PNG, JPEG, WebP or ICO picture. Save it as one of these.'
    throw new AppError('wrong_type', words, 415)
  }
  const same = await pictureLike(req, contentHash(data))
  if (same) return addressOf(same)
  const picture = await req.payload.create({
    collection: 'media',
    data: { alt: 'Brand of the company' },
    file: {
      name: `brand-${randomBytes(4).toString('hex')}.${ending}`,
      data,
      mimetype: found.mime,
      size: data.length,
    },
    depth: 0,
    overrideAccess: true, // those who may change the brand may give it a picture
    req,
  })
  return addressOf(picture)
}
