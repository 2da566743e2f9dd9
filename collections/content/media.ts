import type { CollectionConfig } from 'payload'

import { managedBy } from '@/src/access/area'
import { anyone, nobody } from '@/src/access/rules'
import { listing } from '@/src/fields/listing'
import { IMAGE_TYPES, publicUpload } from '@/src/fields/uploads'

/** Pictures of the site. Everybody may see them; private files are `documents`. */
export const media: CollectionConfig = {
  slug: 'media',
  access: { ...managedBy('content'), read: anyone, readVersions: nobody },
  admin: listing('Website', 'alt', {
    needs: 'view_content',
    search: ['filename', 'alt'],
    columns: ['filename', 'alt', 'mimeType', 'filesize', 'updatedAt'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  upload: publicUpload('media', IMAGE_TYPES),
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      maxLength: 300,
      admin: { description: 'Describe the picture for people who cannot see it' },
    },
    { name: 'credit', type: 'text', maxLength: 200 },
  ],
}
