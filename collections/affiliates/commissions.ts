import type { CollectionConfig } from 'payload'

import { recordedForOwner } from '@/src/access/rules'
import { COMMISSION_REVIEWS, REVIEW_REASONS } from '@/src/domain/affiliates/affiliate-input'
import { choice, listing, minor, options, reference, searchText } from '@/src/fields/simple'

/** What an affiliate earned from one paid order: a share of our fees, at the rate of that day. */
export const commissions: CollectionConfig = {
  slug: 'commissions',
  // Kept by the services that settle, refund and pay out.
  access: recordedForOwner('affiliates', 'user'),
  admin: listing('Marketing', 'status', {
    needs: 'view_affiliates',
    columns: ['user', 'order', 'amountMinor', 'status', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['link', 'order'], unique: true }, { fields: ['status', 'approvableAt'] }],
  fields: [
    reference('link', 'affiliateLinks', { required: true }),
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    minor('amountMinor', { label: 'Commission', required: true }),
    minor('baseMinor', { label: 'Our fees on the order', required: true }),
    { name: 'ratePercent', type: 'number', required: true, min: 0, max: 100 },
    { name: 'currency', type: 'text', required: true, defaultValue: 'USD', maxLength: 3 },
    choice('status', 'pending', ['pending', 'approved', 'paid', 'reversed']),
    {
      name: 'approvableAt',
      type: 'date',
      required: true,
      index: true,
      admin: { description: 'When the refund period ends' },
    },
    {
      name: 'isFrozen',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'The payment is disputed. It can be approved once the dispute ends.' },
    },
    {
      name: 'review',
      label: 'Possible self-referral',
      type: 'select',
      options: options(COMMISSION_REVIEWS),
      index: true,
    },
    {
      name: 'reviewReason',
      label: 'Why it may be one',
      type: 'select',
      options: options(REVIEW_REASONS),
    },
    { name: 'approvedAt', type: 'date' },
    { name: 'reversedAt', type: 'date' },
    { name: 'payout', type: 'relationship', relationTo: 'payouts', index: true },
    searchText('view_affiliates'),
  ],
}
