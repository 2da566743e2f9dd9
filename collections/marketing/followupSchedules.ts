import type { CollectionConfig } from 'payload'
import { choice, count, email, recorded, reference } from '@/src/fields/simple'

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
    choice('status', 'scheduled', [
      'scheduled',
      'sending',
      'sent',
      'failed',
      'cancelled',
      'skipped',
    ]),
    { name: 'reason', type: 'text', maxLength: 200 },
    count('attempts', { required: true, defaultValue: 0 }),
    { name: 'lastError', type: 'text', maxLength: 1000 },
    { name: 'sentAt', type: 'date', index: true },
    reference('mail', 'emails'),
  ],
}
