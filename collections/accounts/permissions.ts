import type { CollectionConfig } from 'payload'

import { recordedFor } from '@/src/access/area'
import { listing } from '@/src/fields/listing'

/** The permissions there are, as a list for people; the table in the domain is the source. */
export const permissions: CollectionConfig = {
  slug: 'permissions',
  access: recordedFor('users'),
  admin: {
    ...listing('Users', 'name'),
    defaultColumns: ['name', 'description', 'category'],
  },
  defaultSort: ['category', 'name'],
  disableDuplicate: true,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'description', type: 'text' },
    { name: 'category', type: 'text', required: true, defaultValue: 'general', index: true },
  ],
}
