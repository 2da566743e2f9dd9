import type { CollectionConfig } from 'payload'

import { managedBy } from '@/src/access/area'
import { nobody } from '@/src/access/rules'
import { email } from '@/src/fields/email'

/** Addresses that get no marketing mail, whoever asks for it. */
export const suppressions: CollectionConfig = {
  slug: 'suppressions',
  access: { ...managedBy('email'), update: nobody, readVersions: nobody },
  admin: {
    group: 'Marketing',
    useAsTitle: 'email',
    defaultColumns: ['email', 'reason', 'createdAt'],
    listSearchableFields: ['email'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    email('email', { required: true, unique: true }),
    {
      name: 'reason',
      type: 'select',
      required: true,
      defaultValue: 'manual',
      options: ['unsubscribed', 'bounced', 'complained', 'manual'],
      index: true,
    },
    { name: 'campaign', type: 'relationship', relationTo: 'emailCampaigns', index: true },
    { name: 'note', type: 'text', maxLength: 300 },
  ],
}
