import type { CollectionConfig } from 'payload'
import { recorded } from '@/src/fields/simple'

/**
 * A page that someone looked at: where from, without a cookie and without an address. Kept for
 * a few days; what is shown are the totals of each day.
 */
export const visits: CollectionConfig = {
  slug: 'visits',
  ...recorded('geo', 'Marketing', 'path', {
    search: ['path'],
    columns: ['path', 'country', 'region', 'referrerHost', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['day', 'visitorHash'] }],
  fields: [
    { name: 'path', type: 'text', required: true, maxLength: 300 },
    { name: 'day', type: 'text', required: true, maxLength: 10 },
    { name: 'visitorHash', type: 'text', required: true, maxLength: 64 },
    { name: 'country', type: 'text', maxLength: 2 },
    { name: 'region', type: 'text', maxLength: 2 },
    { name: 'referrerHost', type: 'text', maxLength: 200 },
    { name: 'source', type: 'text', maxLength: 200 },
    { name: 'campaign', type: 'text', maxLength: 100 },
  ],
}
