import type { CollectionConfig } from 'payload'
import { recorded } from '@/src/fields/simple'

/** The permissions there are, as a list for people; the table in the domain is the source. */
export const permissions: CollectionConfig = {
  slug: 'permissions',
  ...recorded('users', 'Users', 'name', { columns: ['name', 'description', 'category'] }),
  defaultSort: ['category', 'name'],
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'description', type: 'text' },
    { name: 'category', type: 'text', required: true, defaultValue: 'general', index: true },
  ],
}
