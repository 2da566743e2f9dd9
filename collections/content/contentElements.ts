import type { CollectionConfig } from 'payload'

import { invalidateTag } from '@/hooks/platform/invalidate'
import { publishedBy } from '@/src/access/area'
import { ACTIVE } from '@/src/access/public'
import { nobody } from '@/src/access/rules'
import { ELEMENT_CATEGORIES, ELEMENT_TYPES } from '@/src/domain/content/element-kinds'
import { choice } from '@/src/fields/choice'
import { flag, isActive } from '@/src/fields/flags'
import { listing } from '@/src/fields/listing'
import { count } from '@/src/fields/numbers'
import { pageOrAll, webAddress } from '@/src/fields/validate'

/** One text, image, colour or link that the site shows. Its history is in `contentRevisions`. */
export const contentElements: CollectionConfig = {
  slug: 'contentElements',
  access: {
    ...publishedBy('content', ACTIVE),
    readVersions: nobody,
  },
  admin: listing('Website', 'elementLabel', {
    needs: 'view_content',
    search: ['elementLabel', 'selector', 'currentValue'],
    columns: ['elementLabel', 'page', 'category', 'elementType', 'currentValue'],
  }),
  defaultSort: ['page', 'category', 'sortOrder'],
  disableDuplicate: true,
  indexes: [
    { fields: ['page', 'selector'], unique: true },
    { fields: ['page', 'category', 'sortOrder'] },
  ],
  hooks: invalidateTag('content'),
  fields: [
    {
      name: 'page',
      type: 'text',
      required: true,
      maxLength: 200,
      index: true,
      validate: pageOrAll,
      admin: { description: 'A path on the site, or * for all pages' },
    },
    { name: 'selector', type: 'text', required: true, maxLength: 200 },
    {
      name: 'elementType',
      type: 'select',
      required: true,
      options: [...ELEMENT_TYPES],
      index: true,
    },
    { name: 'elementLabel', type: 'text', required: true, maxLength: 200 },
    { name: 'currentValue', type: 'textarea', maxLength: 10_000 },
    { name: 'defaultValue', type: 'textarea', maxLength: 10_000 },
    choice('category', 'other', [...ELEMENT_CATEGORIES]),
    count('sortOrder', { required: true, defaultValue: 0, index: true }),
    isActive,
    {
      name: 'claim',
      type: 'group',
      admin: { description: 'Claims appear on the live site only after they are verified' },
      fields: [
        flag('isClaim', false, { label: 'Makes a factual claim' }),
        flag('verified', false),
        { name: 'source', type: 'text', maxLength: 300 },
        { name: 'sourceUrl', type: 'text', maxLength: 500, validate: webAddress },
        { name: 'asOf', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
      ],
    },
    { name: 'metadata', type: 'json' },
  ],
}
