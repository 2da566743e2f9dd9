import type { CollectionConfig, Field } from 'payload'

import {
  appendToOrder,
  keepUsedPackage,
  readAddonsOnSale,
  tidyOffer,
} from '@/hooks/catalogue/catalogue'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { refuseInUse } from '@/hooks/platform/references'
import { denyField, managedBy, PUBLISHED, publishedBy } from '@/src/access/rules'
import { OFFER_KINDS } from '@/src/domain/catalogue/pricing/offer'
import { ADDON_CODES } from '@/src/domain/catalogue/pricing/service-addons'
import { ADDED_WORK } from '@/src/domain/vocabulary/added-work'
import { WORK_NAMES } from '@/src/domain/vocabulary/service-names'
import { TIERS } from '@/src/domain/vocabulary/tiers'
import { OWN_STEPS } from '@/src/domain/vocabulary/work'
import {
  choice,
  count,
  dollars,
  flag,
  isActive,
  lines,
  listing,
  published,
  reference,
  shownWhen,
} from '@/src/fields/simple'
import { offerCode, whole } from '@/src/fields/validate'

/** What a formation costs and contains. How a package behaves hangs on its tier, never its name. */
export const packages: CollectionConfig = {
  slug: 'packages',
  ...published('packages', PUBLISHED, 'Catalogue', 'name', {
    search: ['name', 'description'],
    columns: ['name', 'tier', 'price', 'isPopular', 'isActive'],
  }),
  defaultSort: 'price',
  trash: true,
  versions: { maxPerDoc: 50 },
  hooks: {
    ...invalidateTag('packages'),
    beforeChange: [keepUsedPackage],
    beforeDelete: [refuseInUse('package', [['checkoutPackages', 'package']])],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'description', type: 'textarea', maxLength: 500 },
    {
      ...dollars('price', { required: true, defaultValue: 0, index: true }),
      validate: whole,
      admin: { step: 1, description: 'Whole dollars, without the state fee' },
    },
    lines('features'),
    {
      name: 'includes',
      type: 'select',
      hasMany: true,
      label: 'Produced with it',
      options: ADDED_WORK.map((value) => ({ value, label: WORK_NAMES[value] })),
      admin: {
        description:
          'Beside the filing, and the EIN and agent of its tier. A feature that is not here is only a text.',
      },
    },
    choice('tier', 'starter', [...TIERS], {
      admin: {
        position: 'sidebar',
        description: 'Sets the delivery time shown and the add-ons offered',
      },
    }),
    isActive,
    flag('isPopular', false, { label: 'Most popular', admin: { position: 'sidebar' } }),
  ],
}

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

const named = (
  name: string,
  label: string,
  relationTo: 'packages' | 'addons' | 'services',
): Field => ({
  name,
  label,
  type: 'relationship',
  relationTo,
  hasMany: true,
  admin: shownWhen('appliesTo', 'named'),
})

const moment = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'date',
  admin: { date: { pickerAppearance: 'dayAndTime' }, description },
})

/** A discount on our fees, carried by the popup, a link or a code. Never on a state's fee. */
export const offers: CollectionConfig = {
  slug: 'offers',
  access: managedBy('offers'),
  admin: {
    ...listing('Catalogue', 'title', { needs: 'view_offers', search: ['title', 'code'] }),
  },
  defaultSort: '-createdAt',
  versions: { maxPerDoc: 50 },
  disableDuplicate: true,
  hooks: {
    ...invalidateTag('offers'),
    beforeValidate: [tidyOffer],
    beforeDelete: [refuseInUse('offer', [['orders', 'offer']])],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'Customers see this on their order' },
    },
    {
      name: 'code',
      type: 'text',
      unique: true,
      maxLength: 30,
      validate: offerCode,
      admin: {
        description: 'Leave empty if customers get this offer only from the popup or a link',
      },
    },
    choice('kind', 'amount', [
      { value: OFFER_KINDS[0], label: 'An amount in dollars' },
      { value: OFFER_KINDS[1], label: 'A percentage' },
    ]),
    dollars('value', {
      required: true,
      admin: { description: 'Dollars, or percent from 0.01 to 100' },
    }),
    choice('appliesTo', 'named', [
      { value: 'named', label: 'The items chosen below' },
      { value: 'all', label: 'All of our fees' },
    ]),
    named('packages', 'Packages', 'packages'),
    named('addons', 'Add-ons', 'addons'),
    named('services', 'Services', 'services'),
    flag('needsFormation', false, { label: 'Only on orders that form an LLC' }),
    moment('from', 'From', 'Leave empty to start now'),
    moment('until', 'Until', 'Leave empty to run until it is switched off or used up'),
    count('maxUses', { label: 'Total uses', admin: { description: 'Leave empty for no limit' } }),
    count('maxUsesPerPerson', {
      label: 'Uses per person',
      admin: { description: 'Counted by account and email address. Leave empty for no limit.' },
    }),
    flag('isActive', false, { label: 'Active', admin: { position: 'sidebar' } }),
  ],
}

/** How the package step of the checkout describes one package. */
export const checkoutPackages: CollectionConfig = {
  slug: 'checkoutPackages',
  ...published('checkout_packages', PUBLISHED, 'Catalogue', 'stepTitle', {
    search: ['stepTitle', 'stepDescription'],
    columns: ['stepTitle', 'package', 'sortOrder', 'isActive', 'updatedAt'],
  }),
  defaultSort: 'sortOrder',
  disableDuplicate: true,
  trash: true,
  labels: { singular: 'Package Description', plural: 'Checkout Packages' },
  hooks: { ...invalidateTag('checkoutPackages'), beforeValidate: [appendToOrder] },
  fields: [
    reference('package', 'packages', {
      required: true,
      access: { update: denyField },
      admin: { description: 'Cannot be changed later' },
    }),
    { name: 'stepTitle', type: 'text', required: true, maxLength: 120 },
    { name: 'stepDescription', type: 'textarea', required: true, maxLength: 1000 },
    lines('detailedFeatures'),
    lines('checkoutBenefits'),
    { name: 'processDescription', type: 'textarea', maxLength: 1000 },
    { name: 'timelineText', type: 'text', maxLength: 200 },
    { name: 'guaranteeText', type: 'text', maxLength: 200 },
    isActive,
    count('sortOrder', { index: true, admin: { position: 'sidebar' } }),
  ],
}
