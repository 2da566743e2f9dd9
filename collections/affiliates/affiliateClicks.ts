import type { CollectionConfig } from 'payload'
import { recorded, reference } from '@/src/fields/simple'

/** A visit through a referral link, counted once per visitor and day. */
export const affiliateClicks: CollectionConfig = {
  slug: 'affiliateClicks',
  ...recorded('affiliates', 'Marketing', 'day', {
    columns: ['link', 'day', 'landingPath', 'createdAt'],
  }),
  defaultSort: '-createdAt',
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
