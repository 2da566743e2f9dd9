import type { CollectionConfig, Field } from 'payload'

import { keepScore, markByHand, recordProgress, setAuthor } from '@/hooks/leads/leads'
import { deleteWith } from '@/hooks/platform/references'
import { denyAll, denyField, managedBy, staff, staffField } from '@/src/access/rules'
import { CALL_OUTCOMES } from '@/src/domain/leads/lead-change'
import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'
import { fixed } from '@/src/fields/fixed'
import { choice, count, email, listing } from '@/src/fields/simple'

const outcomes = Object.entries(CALL_OUTCOMES).map(([value, { label }]) => ({ value, label }))

/** Derived from the rest of the lead, so that lists sort and search by an index. */
const DERIVED = {
  access: { read: staffField('view_leads'), create: denyField, update: denyField },
  admin: { hidden: true },
} as const

const points = (name: string) => fixed(count(name, { defaultValue: 0 }))

/** How promising a lead is, as `keepScore` and the hourly job reckon it. */
const scoreFields: Field[] = [
  points('score'),
  points('scoreStep'),
  points('scoreValue'),
  points('scoreRecency'),
  { name: 'rank', type: 'number', ...DERIVED },
  { name: 'searchText', type: 'text', ...DERIVED }, // a trigger of the database writes it
  { name: 'timeZone', type: 'text', ...DERIVED },
]

/** Who of the staff sees to a lead, and how the last call went. */
const callFields: Field[] = [
  { name: 'owner', type: 'relationship', relationTo: 'users', index: true },
  fixed({ name: 'lastCalledAt', type: 'date' }),
  fixed({ name: 'callOutcome', type: 'select', options: outcomes }),
  fixed({ name: 'nextAction', type: 'text' }),
  fixed({ name: 'nextActionAt', type: 'date' }),
]

/** Someone who began to buy. One row an email; what they told us fills blanks, never overwrites. */
export const leads: CollectionConfig = {
  slug: 'leads',
  access: {
    create: denyAll, // captured by the captureLead service, which merges by email
    read: staff('view_leads'),
    update: staff('manage_leads'),
    delete: staff('manage_leads'),
    readVersions: denyAll,
  },
  admin: listing('Sales', 'email', {
    search: ['email', 'firstName', 'lastName', 'companyName'],
    columns: ['email', 'companyName', 'checkoutStep', 'totalAmount', 'converted', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  trash: true,
  hooks: {
    beforeChange: [markByHand, keepScore],
    afterChange: [recordProgress],
    beforeDelete: [deleteWith('leadActivities', 'lead')],
  },
  fields: [
    email('email', { required: true, unique: true, index: true }),
    { name: 'firstName', type: 'text', maxLength: 100 },
    { name: 'lastName', type: 'text', maxLength: 100 },
    { name: 'phone', type: 'text', maxLength: 40 },
    { name: 'companyName', type: 'text', maxLength: 200, index: true },
    { name: 'selectedPackage', type: 'relationship', relationTo: 'packages', index: true },
    { name: 'selectedState', type: 'relationship', relationTo: 'states', index: true },
    choice('checkoutStep', 'package', [...STEP_NAMES, 'completed']),
    {
      name: 'totalAmount',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      index: true,
      admin: {
        description: 'In cents',
        components: { Cell: '/src/admin/kit/cells/MoneyCell#MoneyCell' },
      },
    },
    {
      name: 'source',
      type: 'text',
      required: true,
      defaultValue: 'website',
      maxLength: 100,
      index: true,
    },
    { name: 'converted', type: 'checkbox', required: true, defaultValue: false, index: true },
    fixed({ name: 'convertedAt', type: 'date' }),
    fixed({ name: 'convertedBy', type: 'relationship', relationTo: 'orders' }),
    // by hand, which is no purchase
    fixed({ name: 'markedAt', type: 'date' }),
    fixed({ name: 'markedBy', type: 'relationship', relationTo: 'users', index: true }),
    fixed({ name: 'lastStepAt', type: 'date', index: true }),
    fixed({ name: 'importId', type: 'text' }),
    ...scoreFields,
    ...callFields,
  ],
}

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
