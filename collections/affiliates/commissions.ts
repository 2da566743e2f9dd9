import type { CollectionConfig } from 'payload'

import { recordedFor } from '@/src/access/area'
import { staffOrOwner } from '@/src/access/rules'
import { minor } from '@/src/fields/numbers'
import { requireView } from '@/src/fields/require-view'

/** What an affiliate earned from one paid order: a share of our fees, at the rate of that day. */
export const commissions: CollectionConfig = {
  slug: 'commissions',
  access: {
    ...recordedFor('affiliates'), // the services that settle, refund and pay out keep them
    read: staffOrOwner('view_affiliates', 'user'),
  },
  admin: {
    components: { beforeList: [requireView('view_affiliates')] },
    group: 'Marketing',
    useAsTitle: 'status',
    defaultColumns: ['user', 'order', 'amountMinor', 'status', 'createdAt'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['link', 'order'], unique: true }, { fields: ['status', 'approvableAt'] }],
  fields: [
    {
      name: 'link',
      type: 'relationship',
      relationTo: 'affiliateLinks',
      required: true,
      index: true,
    },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    minor('amountMinor', { label: 'Commission', required: true }),
    minor('baseMinor', { label: 'Our fees of the order', required: true }),
    { name: 'ratePercent', type: 'number', required: true, min: 0, max: 100 },
    { name: 'currency', type: 'text', required: true, defaultValue: 'USD', maxLength: 3 },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: ['pending', 'approved', 'paid', 'reversed'],
      index: true,
    },
    {
      name: 'approvableAt',
      type: 'date',
      required: true,
      index: true,
      admin: { description: 'When the days in which refunds are free are over' },
    },
    {
      name: 'isFrozen',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'The payment is disputed: approved only once that is over' },
    },
    { name: 'approvedAt', type: 'date' },
    { name: 'reversedAt', type: 'date' },
    { name: 'payout', type: 'relationship', relationTo: 'payouts', index: true },
  ],
}
