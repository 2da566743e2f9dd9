import type { CollectionConfig } from 'payload'

import { denyAll, managedBy, recordedForOwner, staffField, staffOrOwner } from '@/src/access/rules'
import { COMMISSION_REVIEWS, REVIEW_REASONS } from '@/src/domain/affiliates/affiliate-input'
import { payoutAccountPlace } from '@/src/domain/affiliates/payout-details'
import { fixed } from '@/src/fields/fixed'
import { secret } from '@/src/fields/secret'
import {
  choice,
  count,
  flag,
  isActive,
  listing,
  minor,
  options,
  recorded,
  reference,
  searchText,
} from '@/src/fields/simple'
import { decimals } from '@/src/fields/validate'

const byStaff = { update: staffField('manage_affiliates') }

/** A customer's referral link: its code, rate, and running totals (counted, never typed). */
export const affiliateLinks: CollectionConfig = {
  slug: 'affiliateLinks',
  access: {
    ...managedBy('affiliates'),
    create: denyAll, // made once per customer by the createAffiliateLink service
    read: staffOrOwner('view_affiliates', 'user'),
    delete: denyAll, // commissions hang on it; switch it off instead
    readVersions: denyAll,
  },
  admin: listing('Marketing', 'code', {
    needs: 'view_affiliates',
    search: ['code'],
    columns: [
      'code',
      'user',
      'clicks',
      'conversions',
      'commissionRate',
      'totalEarnedMinor',
      'isActive',
    ],
  }),
  defaultSort: '-totalEarnedMinor',
  disableDuplicate: true,
  labels: { singular: 'Affiliate', plural: 'Affiliates' },
  fields: [
    fixed({
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      unique: true,
    }),
    fixed({ name: 'code', type: 'text', required: true, unique: true, maxLength: 80 }),
    {
      name: 'commissionRate',
      type: 'number',
      label: 'Commission (%)',
      required: true,
      defaultValue: 10,
      min: 0,
      max: 100,
      validate: decimals(1),
      access: byStaff,
      admin: { step: 0.1 },
    },
    { ...isActive, access: byStaff },
    fixed(count('clicks', { required: true, defaultValue: 0 })),
    fixed(count('conversions', { required: true, defaultValue: 0 })),
    fixed(minor('totalEarnedMinor', { label: 'Earned', required: true, defaultValue: 0 })),
    fixed(minor('totalPaidMinor', { label: 'Paid out', required: true, defaultValue: 0 })),
    fixed({ name: 'payoutMethod', type: 'select', options: ['paypal', 'bank'] }),
    fixed({ name: 'payoutName', type: 'text', maxLength: 200 }),
    ...secret('payoutAccount', 'Payout account', payoutAccountPlace),
    fixed({ name: 'termsVersion', type: 'text', maxLength: 40 }),
    fixed({ name: 'termsAcceptedAt', type: 'date' }),
    searchText('view_affiliates'),
  ],
}

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
    flag('isFrozen', false, {
      admin: { description: 'The payment is disputed. It can be approved once the dispute ends.' },
      index: false,
    }),
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
