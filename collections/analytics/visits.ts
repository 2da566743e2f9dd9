import type { CollectionConfig } from 'payload'
import { recorded } from '@/src/fields/kept'

/** A page somebody looked at: where from, without a cookie and without an address. */
export const visits: CollectionConfig = {
  slug: 'visits',
  ...recorded('geo', 'Marketing', 'path', {
    search: ['path'],
    columns: ['path', 'country', 'region', 'referrerHost', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  lockDocuments: false,
  indexes: [{ fields: ['day', 'visitorHash'] }, { fields: ['country', 'createdAt'] }],
  fields: [
    { name: 'path', type: 'text', required: true, maxLength: 300, index: true },
    { name: 'day', type: 'text', required: true, maxLength: 10, index: true },
    { name: 'visitorHash', type: 'text', required: true, maxLength: 64 },
    { name: 'country', type: 'text', maxLength: 2, index: true },
    { name: 'region', type: 'text', maxLength: 60, index: true },
    { name: 'referrerHost', type: 'text', maxLength: 200, index: true },
    { name: 'utmSource', type: 'text', maxLength: 100 },
    { name: 'utmCampaign', type: 'text', maxLength: 100 },
    { name: 'device', type: 'select', options: ['desktop', 'mobile', 'tablet', 'other'] },
  ],
}
