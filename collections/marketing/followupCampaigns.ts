import type { CollectionConfig } from 'payload'
import { deleteWith } from '@/hooks/platform/references'
import { denyAll, managedBy } from '@/src/access/rules'
import { SCHEDULE_STATUS } from '@/src/domain/marketing/follow-up-input'
import { FOLLOW_UP_TRIGGERS } from '@/src/domain/marketing/template-variables'
import { labelsOf } from '@/src/domain/vocabulary/status'
import {
  choice,
  count,
  email,
  flag,
  listing,
  options,
  recorded,
  reference,
} from '@/src/fields/simple'

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

/** One follow-up mail to one person: planned, sent, or why it was not. */
export const followupSchedules: CollectionConfig = {
  slug: 'followupSchedules',
  ...recorded('followups', 'Marketing', 'email', {
    search: ['email'],
  }),
  defaultSort: '-scheduledAt',
  indexes: [
    { fields: ['campaign', 'lead', 'episode'], unique: true },
    { fields: ['campaign', 'user', 'episode'], unique: true },
    { fields: ['status', 'scheduledAt'] },
  ],
  labels: { singular: 'Scheduled email', plural: 'Scheduled emails' },
  fields: [
    reference('campaign', 'followupCampaigns', { required: true }),
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    email('email', { required: true, index: true }),
    {
      name: 'episode',
      type: 'text',
      required: true,
      maxLength: 40,
      admin: { description: 'Identifies this abandoned checkout' },
    },
    { name: 'scheduledAt', type: 'date', required: true, index: true },
    choice('status', 'scheduled', options(labelsOf(SCHEDULE_STATUS))),
    { name: 'reason', type: 'text', maxLength: 200 },
    count('attempts', { required: true, defaultValue: 0 }),
    { name: 'lastError', type: 'text', maxLength: 1000 },
    { name: 'sentAt', type: 'date', index: true },
    reference('mail', 'emails'),
  ],
}
