import type { CollectionConfig } from 'payload'

import { managedBy } from '@/src/access/area'
import { nobody } from '@/src/access/rules'
import { choice } from '@/src/fields/choice'
import { email } from '@/src/fields/email'
import { listing } from '@/src/fields/listing'

/** Addresses that get no marketing mail, whoever asks for it. */
export const suppressions: CollectionConfig = {
  slug: 'suppressions',
  access: { ...managedBy('email'), update: nobody, readVersions: nobody },
  admin: listing('Marketing', 'email', {
    search: ['email'],
    columns: ['email', 'reason', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    email('email', { required: true, unique: true }),
    choice('reason', 'manual', ['unsubscribed', 'bounced', 'complained', 'manual']),
    { name: 'campaign', type: 'relationship', relationTo: 'emailCampaigns', index: true },
    { name: 'note', type: 'text', maxLength: 300 },
  ],
}
