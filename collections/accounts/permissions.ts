import type { CollectionConfig } from 'payload'

import { nobody, staff } from '@/src/access/rules'

/** The permissions there are, as a list for people; the table in the domain is the source. */
export const permissions: CollectionConfig = {
  slug: 'permissions',
  access: {
    create: nobody,
    read: staff('view_users'),
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  admin: {
    group: 'Users',
    useAsTitle: 'name',
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
