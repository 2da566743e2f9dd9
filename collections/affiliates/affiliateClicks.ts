import type { CollectionConfig } from 'payload'

import { recordedFor } from '@/src/access/area'

/** A visit through a referral link, counted once per visitor and day. */
export const affiliateClicks: CollectionConfig = {
  slug: 'affiliateClicks',
  access: recordedFor('affiliates'),
  admin: {
    group: 'Marketing',
    useAsTitle: 'day',
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
    {
      name: 'link',
      type: 'relationship',
      relationTo: 'affiliateLinks',
      required: true,
      index: true,
    },
    {
      name: 'visitorHash',
      type: 'text',
      required: true,
      maxLength: 64,
      admin: { description: 'Changes every day; no address can be got back from it' },
    },
    { name: 'day', type: 'text', required: true, maxLength: 10, index: true },
    { name: 'landingPath', type: 'text', maxLength: 300 },
    { name: 'referrerHost', type: 'text', maxLength: 200 },
  ],
}
