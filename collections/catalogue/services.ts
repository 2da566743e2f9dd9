import type { CollectionConfig } from 'payload'

import { hideUnsoldTypes } from '@/hooks/catalogue/catalogue'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { ACTIVE } from '@/src/access/rules'
import { PACKAGE_TYPES, STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'
import { count, dollars, isActive, lines, published } from '@/src/fields/simple'

/** A service sold on its own (EIN, ITIN, bookkeeping, trademark), with its package types. */
export const services: CollectionConfig = {
  slug: 'services',
  ...published('packages', ACTIVE, 'Catalogue', 'name', {
    search: ['name', 'description'],
  }),
  defaultSort: 'sortOrder',
  disableDuplicate: true,
  versions: { maxPerDoc: 50 },
  hooks: { ...invalidateTag('services'), afterRead: [hideUnsoldTypes] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'slug',
      type: 'select',
      required: true,
      unique: true,
      options: [...STANDALONE_SERVICES],
      admin: { position: 'sidebar' },
    },
    {
      name: 'checkoutTitle',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'The title of its checkout' },
    },
    { name: 'menuText', type: 'text', maxLength: 120 },
    { name: 'description', type: 'textarea', maxLength: 1000 },
    {
      name: 'packageTypes',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 6,
      admin: { description: 'The first one is the default' },
      fields: [
        { name: 'key', type: 'select', required: true, options: [...PACKAGE_TYPES] },
        { name: 'label', type: 'text', required: true, maxLength: 80 },
        dollars('price', { required: true }),
        { name: 'description', type: 'textarea', maxLength: 500 },
        lines('features'),
        { name: 'turnaroundTime', type: 'text', maxLength: 60 },
      ],
    },
    isActive,
    count('sortOrder', {
      required: true,
      defaultValue: 0,
      index: true,
      admin: { position: 'sidebar' },
    }),
  ],
}
