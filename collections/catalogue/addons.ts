import type { CollectionConfig } from 'payload'

import { invalidateTag } from '@/hooks/platform/invalidate'
import { managedBy } from '@/src/access/area'
import { PUBLISHED } from '@/src/access/public'
import { staffOrPublic } from '@/src/access/rules'
import { ADDON_CODES } from '@/src/domain/catalogue/pricing/addon-codes'
import { flag, isActive } from '@/src/fields/flags'
import { dollars } from '@/src/fields/numbers'
import { requireView } from '@/src/fields/require-view'

/** What a customer can add to a formation. Which packages offer it follows from their tier. */
export const addons: CollectionConfig = {
  slug: 'addons',
  access: { ...managedBy('addons'), read: staffOrPublic('view_addons', PUBLISHED) },
  admin: {
    components: { beforeList: [requireView('view_addons')] },
    group: 'Catalogue',
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'category', 'isActive', 'updatedAt'],
    listSearchableFields: ['name', 'description'],
  },
  defaultSort: 'name',
  trash: true,
  versions: { maxPerDoc: 50 },
  hooks: invalidateTag('addons'),
  labels: { singular: 'Add-on', plural: 'Add-ons' },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, index: true },
    { name: 'description', type: 'textarea', maxLength: 500 },
    dollars('price', { required: true, defaultValue: 0, index: true }),
    {
      name: 'category',
      type: 'select',
      required: true,
      defaultValue: 'service',
      options: ['service', 'document', 'compliance', 'legal'],
      index: true,
    },
    dollars('monthlyPrice', { admin: { description: 'Only for what recurs: price by the month' } }),
    dollars('annualPrice', { admin: { description: 'Only for what recurs: price by the year' } }),
    {
      name: 'code',
      type: 'select',
      unique: true,
      options: [...ADDON_CODES],
      admin: {
        position: 'sidebar',
        description: 'Only for the add-ons that the checkout treats in a way of their own',
      },
    },
    isActive,
    flag('isRegisteredAgent', false, { label: 'Is the registered agent' }),
    flag('showInStarter', true, { label: 'Offer with Starter' }),
    flag('showInStandard', true, { label: 'Offer with Standard' }),
    flag('showInPremium', true, { label: 'Offer with Premium' }),
  ],
}
