import type { CollectionConfig } from 'payload'

import { hideUnsoldTypes } from '@/hooks/catalogue/catalogue'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { ACTIVE, administrators, closed } from '@/src/access/rules'
import { NEED_KEYS, NEEDS } from '@/src/domain/catalogue/licensing/needs'
import { SALES_TAGS } from '@/src/domain/catalogue/licensing/selling-input'
import { PACKAGE_TYPES, STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'
import { count, dollars, flag, isActive, lines, listing, published } from '@/src/fields/simple'

const hooks = SALES_TAGS.map(invalidateTag)

const day = (name: string) => ({ name, type: 'text', maxLength: 10 }) as const

/**
 * What the operator has stated about a license, a person or a contract. A row is never changed: the
 * latest of each need holds, and those before it are its history.
 */
export const confirmations: CollectionConfig = {
  slug: 'confirmations',
  access: { ...closed, read: administrators },
  admin: listing('System', 'need', { columns: ['need', 'isOn', 'name', 'expiresOn', 'createdAt'] }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  labels: { singular: 'Confirmation', plural: 'Confirmations' },
  hooks: {
    afterChange: hooks.flatMap(({ afterChange }) => afterChange),
    afterDelete: hooks.flatMap(({ afterDelete }) => afterDelete),
  },
  fields: [
    {
      name: 'need',
      type: 'select',
      required: true,
      index: true,
      options: NEED_KEYS.map((value) => ({ value, label: NEEDS[value].title })),
    },
    flag('isOn', false, { label: 'On sale' }),
    { name: 'name', type: 'text', maxLength: 200 },
    { name: 'number', type: 'text', maxLength: 100 },
    { name: 'jurisdiction', type: 'text', maxLength: 200 },
    day('confirmedOn'),
    day('expiresOn'),
    { name: 'evidence', type: 'relationship', relationTo: 'evidence', index: true },
    { name: 'note', type: 'textarea', maxLength: 1000 },
    { name: 'by', type: 'relationship', relationTo: 'users', index: true },
    { name: 'remindedAt', type: 'date' },
    { name: 'endedAt', type: 'date' },
  ],
}

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
