import type { CollectionConfig, ImageSize } from 'payload'
import { checkPicture, keepPictureHash, refuseUsedPicture } from '@/hooks/content/media'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { anyone, denyAll, managedBy } from '@/src/access/rules'
import { PICTURE_WIDTHS } from '@/src/domain/content/media/picture-view'
import { UNSEEN } from '@/src/fields/fixed'
import { listing } from '@/src/fields/simple'
import { IMAGE_TYPES, publicUpload } from '@/src/fields/uploads'

const FORMATS: Readonly<Record<string, ImageSize['formatOptions']>> = {
  Avif: { format: 'avif', options: { quality: 55, effort: 3 } },
  Webp: { format: 'webp', options: { quality: 78 } },
}

/** One width of a picture in AVIF and WebP. */
const inBothFormats = ([name, width]: [string, number]): ImageSize[] =>
  Object.entries(FORMATS).map(([ending, formatOptions]) => ({
    name: `${name}${ending}`,
    width,
    fit: 'inside',
    withoutEnlargement: name === 'small' ? true : undefined,
    formatOptions,
  }))

/** For link previews, cut around the focal point. */
const SOCIAL: ImageSize = {
  name: 'social',
  width: 1200,
  height: 630,
  formatOptions: { format: 'jpeg', options: { quality: 82 } },
}

/** Pictures of the site. Everybody may see them; private files are `documents`. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Media' },
  access: { ...managedBy('content'), read: anyone, readVersions: denyAll },
  admin: listing('Website', 'alt', {
    needs: 'view_content',
    search: ['filename', 'alt'],
    columns: ['filename', 'alt', 'mimeType', 'filesize', 'updatedAt'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  upload: {
    ...publicUpload('media', IMAGE_TYPES),
    adminThumbnail: 'smallWebp',
    focalPoint: true,
    imageSizes: [...Object.entries(PICTURE_WIDTHS).flatMap(inBothFormats), SOCIAL],
  },
  hooks: {
    ...invalidateTag('media'),
    beforeOperation: [checkPicture],
    beforeChange: [keepPictureHash],
    beforeDelete: [refuseUsedPicture],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      maxLength: 300,
      admin: { description: 'Describe the picture for people who cannot see it' },
    },
    { name: 'credit', type: 'text', maxLength: 200 },
    // By which the same file is known again.
    { name: 'hash', type: 'text', unique: true, ...UNSEEN },
  ],
}
