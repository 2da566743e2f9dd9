import type { CollectionConfig } from 'payload'

import { setAuthor } from '@/hooks/leads/setAuthor'
import { managedBy } from '@/src/access/area'
import { nobody } from '@/src/access/rules'
import { fixed } from '@/src/fields/fixed'

/** What happened with a lead: a step reached, a mail sent, a note that staff left. */
export const leadActivities: CollectionConfig = {
  slug: 'leadActivities',
  access: { ...managedBy('leads'), update: nobody, readVersions: nobody },
  admin: {
    group: 'Sales',
    useAsTitle: 'note',
    defaultColumns: ['lead', 'kind', 'note', 'author', 'createdAt'],
    listSearchableFields: ['note'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['lead', 'createdAt'] }],
  hooks: { beforeChange: [setAuthor] },
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true, index: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'note',
      options: ['note', 'call', 'email', 'step', 'converted', 'system'],
      index: true,
    },
    { name: 'note', type: 'textarea', required: true, maxLength: 5000 },
    fixed({ name: 'author', type: 'relationship', relationTo: 'users', index: true }),
  ],
}
