import type { CollectionConfig } from 'payload'

import { closed } from '@/src/access/rules'

/**
 * A question to a list that someone named: their own, or for all who may open that list. Services
 * alone read and write them, as the screen decides who may.
 */
export const savedViews: CollectionConfig = {
  slug: 'savedViews',
  access: closed,
  admin: { hidden: true },
  disableDuplicate: true,
  indexes: [{ fields: ['screen', 'owner'] }],
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    { name: 'screen', type: 'text', required: true, maxLength: 60 },
    { name: 'owner', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'question', type: 'text', required: true, maxLength: 1000 },
    { name: 'isShared', type: 'checkbox', defaultValue: false },
  ],
}
