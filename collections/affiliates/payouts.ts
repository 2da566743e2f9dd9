import type { CollectionConfig } from 'payload'

import { recordedForOwner } from '@/src/access/rules'
import { choice, listing, minor, reference } from '@/src/fields/simple'

/** A batch of approved commissions, paid to one affiliate at once. */
export const payouts: CollectionConfig = {
  slug: 'payouts',
  access: recordedForOwner('affiliates', 'user'),
  admin: listing('Marketing', 'reference', {
    needs: 'view_affiliates',
    search: ['reference'],
    columns: ['user', 'amountMinor', 'status', 'reference', 'paidAt'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    reference('link', 'affiliateLinks', { required: true }),
    minor('amountMinor', { label: 'Amount', required: true }),
    { name: 'currency', type: 'text', required: true, defaultValue: 'USD', maxLength: 3 },
    choice('status', 'pending', ['pending', 'paid', 'failed', 'cancelled']),
    { name: 'method', type: 'text', maxLength: 60 },
    { name: 'reference', type: 'text', required: true, unique: true, maxLength: 120 },
    { name: 'paidAt', type: 'date', index: true },
  ],
}
