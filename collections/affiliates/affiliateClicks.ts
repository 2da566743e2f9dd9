import type { CollectionConfig } from 'payload'

import { recordedFor } from '@/src/access/area'
import { listing } from '@/src/fields/listing'
import { reference } from '@/src/fields/reference'

/** A visit through a referral link, counted once per visitor and day. */
export const affiliateClicks: CollectionConfig = {
  slug: 'affiliateClicks',
  access: recordedFor('affiliates'),
  admin: {
    ...listing('Marketing', 'day'),
    defaultColumns: ['link', 'day', 'landingPath', 'createdAt'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [
    { fields: ['link', 'visitorHash', 'day'], unique: true },
    { fields: ['link', 'createdAt'] },
  ],
  fields: [
    reference('link', 'affiliateLinks', { required: true }),
    {
      name: 'visitorHash',
      type: 'text',
      required: true,
      maxLength: 64,
      admin: { description: 'Changes every day. The address cannot be recovered from it.' },
    },
    { name: 'day', type: 'text', required: true, maxLength: 10, index: true },
    { name: 'landingPath', type: 'text', maxLength: 300 },
    { name: 'referrerHost', type: 'text', maxLength: 200 },
  ],
}
