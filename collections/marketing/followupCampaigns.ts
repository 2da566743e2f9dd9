import type { CollectionConfig } from 'payload'

import { deleteWith } from '@/hooks/platform/references'
import { denyAll, managedBy } from '@/src/access/rules'
import { FOLLOW_UP_TRIGGERS } from '@/src/domain/marketing/template-variables'
import { choice, count, flag, listing, options } from '@/src/fields/simple'

/** An email sent automatically some hours after someone left the checkout. */
export const followupCampaigns: CollectionConfig = {
  slug: 'followupCampaigns',
  access: { ...managedBy('followups'), readVersions: denyAll },
  admin: listing('Marketing', 'name', {
    search: ['name', 'description'],
    columns: ['name', 'triggerEvent', 'delayHours', 'emailTemplate', 'isActive'],
  }),
  defaultSort: '-createdAt',
  labels: { singular: 'Follow-up campaign', plural: 'Follow-up campaigns' },
  hooks: { beforeDelete: [deleteWith('followupSchedules', 'campaign')] },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 120 },
    { name: 'description', type: 'textarea', maxLength: 500 },
    choice('triggerEvent', 'abandoned_checkout', options(FOLLOW_UP_TRIGGERS)),
    count('delayHours', { required: true, defaultValue: 24, min: 1, max: 8760 }),
    {
      name: 'emailTemplate',
      type: 'relationship',
      relationTo: 'emailTemplates',
      required: true,
      index: true,
      filterOptions: { isActive: { equals: true } },
    },
    // nothing goes out until someone has looked at it and switches it on
    flag('isActive', false, { label: 'Active', admin: { position: 'sidebar' } }),
  ],
}
