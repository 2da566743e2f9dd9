import type { CollectionConfig } from 'payload'

import { recordedFor } from '@/src/access/area'
import { staffOrOwner } from '@/src/access/rules'
import { minor } from '@/src/fields/numbers'
import { requireView } from '@/src/fields/require-view'

/** A batch of approved commissions, paid to one affiliate at once. */
export const payouts: CollectionConfig = {
  slug: 'payouts',
  access: {
    ...recordedFor('affiliates'),
    read: staffOrOwner('view_affiliates', 'user'),
  },
  admin: {
    components: { beforeList: [requireView('view_affiliates')] },
    group: 'Marketing',
    useAsTitle: 'reference',
    defaultColumns: ['user', 'amountMinor', 'status', 'reference', 'paidAt'],
    listSearchableFields: ['reference'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    {
      name: 'link',
      type: 'relationship',
      relationTo: 'affiliateLinks',
      required: true,
      index: true,
    },
    minor('amountMinor', { label: 'Amount', required: true }),
    { name: 'currency', type: 'text', required: true, defaultValue: 'USD', maxLength: 3 },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: ['pending', 'paid', 'failed', 'cancelled'],
      index: true,
    },
    { name: 'method', type: 'text', maxLength: 60 },
    { name: 'reference', type: 'text', required: true, unique: true, maxLength: 120 },
    { name: 'paidAt', type: 'date', index: true },
  ],
}
