import type { CollectionConfig } from 'payload'

import { readAddonsOnSale } from '@/hooks/catalogue/catalogue'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { PUBLISHED, publishedBy } from '@/src/access/rules'
import { ADDON_CODES } from '@/src/domain/catalogue/pricing/service-addons'
import { OWN_STEPS } from '@/src/domain/vocabulary/work'
import { choice, dollars, flag, isActive, published } from '@/src/fields/simple'

/** What a customer can add to a formation. Which packages offer it follows from their tier. */
export const addons: CollectionConfig = {
  slug: 'addons',
  ...published('addons', PUBLISHED, 'Catalogue', 'name', {
    search: ['name', 'description'],
    columns: ['name', 'price', 'category', 'isActive', 'updatedAt'],
  }),
  access: { ...publishedBy('addons', PUBLISHED), read: readAddonsOnSale },
  defaultSort: 'name',
  trash: true,
  versions: { maxPerDoc: 50 },
  hooks: invalidateTag('addons'),
  labels: { singular: 'Add-on', plural: 'Add-ons' },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, index: true },
    { name: 'description', type: 'textarea', maxLength: 500 },
    dollars('price', { required: true, defaultValue: 0, index: true }),
    choice('category', 'service', ['service', 'document', 'compliance', 'legal']),
    dollars('monthlyPrice', {
      admin: { description: 'Monthly price, for recurring add-ons only' },
    }),
    dollars('annualPrice', { admin: { description: 'Yearly price, for recurring add-ons only' } }),
    {
      name: 'code',
      type: 'select',
      unique: true,
      options: [...ADDON_CODES],
      admin: {
        position: 'sidebar',
        description: 'What the product does for it: its questions, stages and end',
      },
    },
    {
      name: 'question',
      type: 'text',
      maxLength: 300,
      label: 'Question to the customer',
      admin: {
        condition: ({ code }) => !code,
        description: 'Asked on the order’s page once it is paid. Leave it empty to ask nothing.',
      },
    },
    {
      name: 'steps',
      type: 'select',
      hasMany: true,
      label: 'Steps before delivery',
      options: Object.entries(OWN_STEPS).map(([value, label]) => ({ value, label })),
      admin: { condition: ({ code }) => !code },
    },
    isActive,
    flag('isRegisteredAgent', false, { label: 'Is the registered agent' }),
    flag('isRepeatable', false, { label: 'Can be bought again', index: false }),
    flag('showInStarter', true, { label: 'Offer with Starter' }),
    flag('showInStandard', true, { label: 'Offer with Standard' }),
    flag('showInPremium', true, { label: 'Offer with Premium' }),
  ],
}
