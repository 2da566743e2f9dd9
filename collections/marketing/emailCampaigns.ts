import type { CollectionConfig } from 'payload'

import { managedBy } from '@/src/access/area'
import { nobody } from '@/src/access/rules'
import { choice } from '@/src/fields/choice'
import { fixed } from '@/src/fields/fixed'
import { listing } from '@/src/fields/listing'
import { count } from '@/src/fields/numbers'
import { options } from '@/src/fields/options'

const figure = (name: string, label: string) =>
  fixed(count(name, { label, required: true, defaultValue: 0 }))

/** A marketing mail to many: to whom, when, and what came of it. Figures are counted, never typed. */
export const emailCampaigns: CollectionConfig = {
  slug: 'emailCampaigns',
  access: { ...managedBy('email'), readVersions: nobody },
  admin: listing('Marketing', 'name', {
    search: ['name', 'subject'],
    columns: ['name', 'subject', 'status', 'sentCount', 'openCount', 'clickCount', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  labels: { singular: 'Email campaign', plural: 'Email campaigns' },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'subject', type: 'text', required: true, maxLength: 200 },
    {
      name: 'content',
      type: 'code',
      required: true,
      maxLength: 100_000,
      admin: { language: 'html' },
    },
    { name: 'template', type: 'relationship', relationTo: 'emailTemplates', index: true },
    {
      name: 'audience',
      type: 'select',
      required: true,
      defaultValue: 'leads_open',
      options: options({
        leads_open: 'Leads who have not bought',
        leads_all: 'All leads',
        customers: 'Customers who agreed to marketing',
      }),
    },
    { name: 'scheduledAt', type: 'date', index: true },
    count('perMinute', {
      label: 'Mails a minute',
      required: true,
      defaultValue: 60,
      min: 1,
      max: 6000,
    }),
    fixed(choice('status', 'draft', ['draft', 'scheduled', 'sending', 'paused', 'sent', 'failed'])),
    figure('recipientCount', 'Recipients'),
    figure('sentCount', 'Sent'),
    figure('openCount', 'Opened'),
    figure('machineOpenCount', 'Opened by mail software'),
    figure('clickCount', 'Clicked'),
    figure('bounceCount', 'Bounced'),
    figure('unsubscribeCount', 'Unsubscribed'),
    fixed({ name: 'startedAt', type: 'date' }),
    fixed({ name: 'finishedAt', type: 'date' }),
  ],
}
