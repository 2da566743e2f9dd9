import type { CollectionConfig } from 'payload'

import { recordedFor } from '@/src/access/rules'
import { RECIPIENT_STATUS } from '@/src/domain/marketing/campaign-status'
import { labelsOf } from '@/src/domain/vocabulary/status'
import { choice, count, email, listing, options, reference } from '@/src/fields/simple'

const moment = (name: string) => ({ name, type: 'date' }) as const

/** Whom a campaign goes to, as it was when sending began, and what came of it with each. */
export const campaignRecipients: CollectionConfig = {
  slug: 'campaignRecipients',
  access: recordedFor('email'), // written by the services that send
  admin: {
    ...listing('Marketing', 'email', { search: ['email'] }),
    defaultColumns: ['email', 'campaign', 'status', 'reason', 'sentAt'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  labels: { singular: 'Recipient', plural: 'Recipients' },
  indexes: [
    { fields: ['campaign', 'email'], unique: true },
    { fields: ['campaign', 'status', 'dueAt'] },
  ],
  fields: [
    { name: 'campaign', type: 'relationship', relationTo: 'emailCampaigns', required: true },
    email('email', { required: true, index: true }),
    { name: 'firstName', type: 'text', maxLength: 120 }, // as a pasted list gives it
    reference('lead', 'leads'),
    reference('user', 'users'),
    choice('status', 'new', options(labelsOf(RECIPIENT_STATUS))),
    { name: 'reason', type: 'text', maxLength: 500 },
    count('attempts', { required: true, defaultValue: 0 }),
    { ...moment('dueAt'), required: true },
    reference('mail', 'emails'),
    moment('sentAt'),
    moment('openedAt'),
    moment('machineOpenedAt'),
    moment('clickedAt'),
    moment('machineClickedAt'),
    // which link, when, and whether it looks like a machine: the last of them
    { name: 'clicks', type: 'json', admin: { readOnly: true } },
    count('links'),
  ],
}
