import type { CollectionConfig } from 'payload'

import { managedBy } from '@/src/access/area'
import { anyone, nobody } from '@/src/access/rules'
import { requireView } from '@/src/fields/require-view'
import { IMAGE_TYPES, publicUpload } from '@/src/fields/uploads'

/** Pictures of the site. Everybody may see them; private files are `documents`. */
export const media: CollectionConfig = {
  slug: 'media',
  access: { ...managedBy('content'), read: anyone, readVersions: nobody },
  admin: {
    components: { beforeList: [requireView('view_content')] },
    group: 'Website',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'mimeType', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  upload: publicUpload('media', IMAGE_TYPES),
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      maxLength: 300,
      admin: { description: 'What the picture shows, for those who cannot see it' },
    },
    { name: 'credit', type: 'text', maxLength: 200 },
  ],
}
