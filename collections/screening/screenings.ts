import type { CollectionConfig } from 'payload'

import { SCREENING_STATUS } from '@/src/domain/screening/screening'
import { choice, labelled, recorded, reference } from '@/src/fields/simple'

const STATUSES = ['clear', 'hit', 'different', 'unclear', 'same'] as const

/** What came of comparing a name with the sanctions list, and what staff decided about a match. */
export const screenings: CollectionConfig = {
  slug: 'screenings',
  ...recorded('orders', 'Sales', 'name', {
    columns: ['name', 'role', 'status', 'order', 'listPublishedOn', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  labels: { singular: 'Screening', plural: 'Sanctions screening' },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 300 },
    { name: 'role', type: 'text', required: true, maxLength: 100 },
    { name: 'country', type: 'text', maxLength: 100 },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    reference('link', 'affiliateLinks', { label: 'Affiliate' }),
    choice('status', 'clear', labelled(STATUSES, SCREENING_STATUS)),
    { name: 'hits', type: 'json' },
    { name: 'listPublishedOn', label: 'List of', type: 'text' },
    { name: 'listHash', type: 'text' },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'decidedAt', type: 'date' },
    { name: 'reason', type: 'textarea', maxLength: 1000 },
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 300 },
  ],
}
