import type { CollectionConfig } from 'payload'
import { denyAll, managedBy, staffField, staffOrOwner } from '@/src/access/rules'
import { payoutAccountPlace } from '@/src/domain/affiliates/payout-details'
import { fixed } from '@/src/fields/fixed'
import { secret } from '@/src/fields/secret'
import { count, isActive, listing, minor, searchText } from '@/src/fields/simple'
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
