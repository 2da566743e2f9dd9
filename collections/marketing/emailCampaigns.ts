import type { CollectionConfig, Field } from 'payload'
import {
  refuseChangeOnceSending,
  refuseDeleteOnceSending,
  withdrawListConsent,
} from '@/hooks/marketing/guardCampaign'
import { deleteWith, refuseInUse } from '@/hooks/platform/references'
import { denyAll, managedBy, recordedFor, staffWithAny } from '@/src/access/rules'
import {
  AUDIENCES,
  CAMPAIGN_LIST_BYTES,
  CAMPAIGN_STATUS,
  RECIPIENT_STATUS,
} from '@/src/domain/marketing/campaign-status'
import { TEMPLATE_TYPES, TEMPLATE_VARIABLES } from '@/src/domain/marketing/template-variables'
import { labelsOf } from '@/src/domain/vocabulary/status'
import { fixed, UNSEEN } from '@/src/fields/fixed'
import { choice, count, email, isActive, listing, options, reference } from '@/src/fields/simple'

/** How an email was written, and the document of the visual editor, of which it makes the content. */
export const writtenAs: readonly Field[] = [
  choice('writtenAs', 'code', options({ code: 'As code', visual: 'Visually' }), {
    admin: { hidden: true },
    index: false,
  }),
  { name: 'design', type: 'json', admin: { hidden: true } },
]

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
    choice('audience', 'leads_open', options(AUDIENCES), { index: false }),
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

const view = staffWithAny('view_email', 'view_followups')
const manage = staffWithAny('manage_email', 'manage_followups')

/** A marketing mail with variables, used by campaigns and follow-ups. */
export const emailTemplates: CollectionConfig = {
  slug: 'emailTemplates',
  access: { create: manage, read: view, update: manage, delete: manage, readVersions: view },
  admin: listing('Marketing', 'name', {
    search: ['name', 'subject'],
    columns: ['name', 'subject', 'templateType', 'isActive', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  versions: { maxPerDoc: 20 },
  hooks: {
    beforeDelete: [refuseInUse('email template', [['followupCampaigns', 'emailTemplate']])],
  },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 120 },
    { name: 'subject', type: 'text', required: true, maxLength: 200 },
    {
      name: 'content',
      type: 'code',
      required: true,
      maxLength: 100_000,
      admin: {
        language: 'html',
        description: `HTML. Variables: ${TEMPLATE_VARIABLES.map((name) => `{{ ${name} }}`).join(' ')}`,
      },
    },
    ...writtenAs,
    choice('templateType', 'abandoned_cart', options(TEMPLATE_TYPES)),
    isActive,
  ],
}
