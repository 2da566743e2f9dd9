import type { CollectionConfig } from 'payload'
import { denyAll, managedBy } from '@/src/access/rules'
import { SUPPRESSION_REASONS } from '@/src/domain/mail/suppression-input'
import { choice, email, listing, options } from '@/src/fields/simple'

/** Addresses that get no marketing mail, by each of the reasons that it has. */
export const suppressions: CollectionConfig = {
  slug: 'suppressions',
  access: {
    ...managedBy('email'),
    update: denyAll,
    delete: denyAll, // lifted with a reason, which the log keeps
    readVersions: denyAll,
  },
  admin: listing('Marketing', 'email', {
    search: ['email'],
    columns: ['email', 'reason', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['email', 'reason'], unique: true }],
  fields: [
    email('email', { required: true, index: true }),
    choice('reason', 'manual', options(SUPPRESSION_REASONS)),
    { name: 'campaign', type: 'relationship', relationTo: 'emailCampaigns', index: true },
    { name: 'note', type: 'text', maxLength: 300 },
  ],
}
