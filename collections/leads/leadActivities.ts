import type { CollectionConfig } from 'payload'

import { setAuthor } from '@/hooks/leads/leads'
import { denyAll, managedBy } from '@/src/access/rules'
import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'
import { fixed } from '@/src/fields/fixed'
import { choice, listing } from '@/src/fields/simple'

/** What happened with a lead: a step reached, a mail sent, a note that staff left. */
export const leadActivities: CollectionConfig = {
  slug: 'leadActivities',
  access: { ...managedBy('leads'), update: denyAll, readVersions: denyAll },
  admin: listing('Sales', 'note', {
    search: ['note'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['lead', 'createdAt'] }],
  hooks: { beforeChange: [setAuthor] },
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true, index: true },
    choice('kind', 'note', ['note', 'call', 'email', 'step', 'converted', 'system']),
    fixed({ name: 'step', type: 'select', options: [...STEP_NAMES, 'completed'] }),
    { name: 'note', type: 'textarea', required: true, maxLength: 5000 },
    fixed({ name: 'author', type: 'relationship', relationTo: 'users', index: true }),
  ],
}
