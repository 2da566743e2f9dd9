import type { CollectionConfig, Field } from 'payload'

import { tidyOffer } from '@/hooks/catalogue/catalogue'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { refuseInUse } from '@/hooks/platform/references'
import { managedBy } from '@/src/access/rules'
import { OFFER_KINDS } from '@/src/domain/catalogue/pricing/offer'
import { choice, count, dollars, flag, listing, shownWhen } from '@/src/fields/simple'
import { offerCode } from '@/src/fields/validate'

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
