import type { CollectionConfig } from 'payload'

import {
  refuseChangeOnceSending,
  refuseDeleteOnceSending,
  withdrawListConsent,
} from '@/hooks/marketing/guardCampaign'
import { deleteWith } from '@/hooks/platform/references'
import { denyAll, managedBy } from '@/src/access/rules'
import {
  AUDIENCES,
  CAMPAIGN_LIST_BYTES,
  CAMPAIGN_STATUS,
} from '@/src/domain/marketing/campaign-status'
import { labelsOf } from '@/src/domain/vocabulary/status'
import { fixed, UNSEEN } from '@/src/fields/fixed'
import { writtenAs } from '@/src/fields/marketing/written-as'
import { choice, count, listing, options } from '@/src/fields/simple'

const figure = (name: string, label: string) =>
  fixed(count(name, { label, required: true, defaultValue: 0 }))

/** One that a row without it counts as none. */
const later = (name: string, label: string) => fixed(count(name, { label, defaultValue: 0 }))

/** A marketing mail to many: to whom, when, and what came of it. Figures are counted, never typed. */
export const emailCampaigns: CollectionConfig = {
  slug: 'emailCampaigns',
  access: { ...managedBy('email'), readVersions: denyAll },
  admin: listing('Marketing', 'name', {
    search: ['name', 'subject'],
    columns: ['name', 'subject', 'status', 'sentCount', 'openCount', 'clickCount', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  hooks: {
    beforeChange: [refuseChangeOnceSending],
    beforeDelete: [
      refuseDeleteOnceSending,
      withdrawListConsent,
      deleteWith('campaignRecipients', 'campaign'),
    ],
  },
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
    ...writtenAs,
    {
      name: 'audience',
      type: 'select',
      required: true,
      defaultValue: 'leads_open',
      options: options(AUDIENCES),
    },
    // of those: their ids, or the condition that finds them
    fixed({ name: 'chosenLeads', type: 'json' }),
    fixed({ name: 'leadFilter', type: 'json' }),
    // a pasted list: one address a line, each once
    { name: 'addresses', type: 'textarea', maxLength: CAMPAIGN_LIST_BYTES, ...UNSEEN },
    fixed(count('addressCount', { label: 'Addresses on the list' })),
    // which text its people agreed to, and where, as staff say
    fixed({ name: 'listConsent', type: 'json' }),
    fixed({ name: 'scheduledAt', type: 'date', index: true }),
    fixed({ name: 'timeZone', type: 'text' }),
    count('perMinute', {
      label: 'Mails a minute',
      required: true,
      defaultValue: 60,
      min: 1,
      max: 6000,
    }),
    fixed(choice('status', 'draft', options(labelsOf(CAMPAIGN_STATUS)))),
    fixed({ name: 'problem', type: 'text', label: 'Why it failed' }),
    figure('recipientCount', 'Recipients'),
    figure('sentCount', 'Sent'),
    later('failedCount', 'Failed'),
    later('excludedCount', 'Left out'),
    figure('openCount', 'Opened'),
    figure('machineOpenCount', 'Opened by mail software'),
    figure('clickCount', 'Clicked'),
    later('machineClickCount', 'Clicked by mail software'),
    figure('bounceCount', 'Bounced'),
    figure('unsubscribeCount', 'Unsubscribed'),
    fixed({ name: 'startedAt', type: 'date' }),
    fixed({ name: 'frozenAt', type: 'date' }),
    fixed({ name: 'preparedAt', type: 'date' }),
    fixed({ name: 'finishedAt', type: 'date' }),
  ],
}
