import type { Field } from 'payload'

import { staffField } from '@/src/access/rules'
import { STAGES, TRACKED_SERVICES } from '@/src/domain/vocabulary/order-status'

/** What happened to the order, as its customer reads it. */
export const orderTimeline: Field = {
  name: 'timeline',
  type: 'array',
  access: { update: staffField('manage_orders') },
  admin: { description: 'Customers see these entries.', initCollapsed: true },
  fields: [
    { name: 'at', type: 'date', required: true },
    { name: 'service', type: 'select', options: [...TRACKED_SERVICES] },
    {
      name: 'stage',
      type: 'select',
      required: true,
      options: Object.entries(STAGES).map(([value, label]) => ({ value, label })),
    },
    { name: 'note', type: 'text', maxLength: 500 },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      access: { read: staffField('view_orders') },
    },
    { name: 'document', type: 'relationship', relationTo: 'documents' },
  ],
}
