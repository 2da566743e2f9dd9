import type { CollectionConfig, Field, JSONFieldValidation } from 'payload'
import { json } from 'payload/shared'

import { hideFactNotes, keepFacts, upperCaseCode } from '@/hooks/catalogue/catalogue'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { denyField, PUBLISHED } from '@/src/access/rules'
import { factsProblem } from '@/src/domain/catalogue/facts/state-fact'
import { dollars, flag, isActive, published } from '@/src/fields/simple'
import { stateCode, webAddress } from '@/src/fields/validate'

const usableFacts: JSONFieldValidation = (value, options) =>
  (value === undefined || value === null ? undefined : factsProblem(value)) ?? json(value, options)

/** What a jurisdiction is, and what it asks of companies as facts (`src/domain/catalogue/facts`). */
const jurisdictionFacts: Field[] = [
  { name: 'formationDocument', type: 'text', maxLength: 120 },
  { name: 'agency', type: 'text', maxLength: 200 },
  { name: 'entitySearchUrl', type: 'text', maxLength: 500, validate: webAddress },
  {
    name: 'expediteOffered',
    type: 'checkbox',
    defaultValue: false,
    label: 'Offers expedited formation',
  },
  {
    name: 'facts',
    type: 'json',
    validate: usableFacts,
    // Not in Payload's form, which would write back what it read before someone corrected a fact.
    admin: { disabled: true },
  },
  {
    name: 'notes',
    type: 'array',
    fields: [{ name: 'note', type: 'textarea', required: true, maxLength: 1000 }],
  },
]

/** A jurisdiction in which companies are formed: what it charges, and what it asks for later. */
export const states: CollectionConfig = {
  slug: 'states',
  ...published('states', PUBLISHED, 'Catalogue', 'name', {
    search: ['name', 'code'],
    columns: ['name', 'code', 'filingFee', 'oneTimePrice', 'turnaroundTime', 'isActive'],
  }),
  defaultSort: 'name',
  disableDuplicate: true,
  trash: true,
  versions: { maxPerDoc: 50 },
  hooks: { ...invalidateTag('states'), beforeChange: [keepFacts], afterRead: [hideFactNotes] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60, index: true },
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 2,
      validate: stateCode,
      hooks: { beforeValidate: [upperCaseCode] },
    },
    {
      ...dollars('filingFee', {
        required: true,
        index: true,
        admin: {
          description:
            'What the state charges for an LLC today, passed on at cost. Change it in States & Entities, with its source.',
        },
      }),
      // A fee is a fact: a form that was left open must not write an older one back.
      access: { update: denyField },
    },
    dollars('oneTimePrice', { label: 'Service fee', required: true, defaultValue: 49 }),
    dollars('monthlyPrice', { label: 'Registered agent, per month' }),
    dollars('yearlyPrice', { label: 'Registered agent, per year' }),
    {
      name: 'agent',
      type: 'group',
      label: 'Our registered agent here',
      admin: { description: 'As it is filed: customers, the filing sheet and documents show it.' },
      fields: [
        { name: 'name', type: 'text', maxLength: 120 },
        { name: 'street', type: 'text', maxLength: 200, label: 'Street, no PO box' },
        { name: 'city', type: 'text', maxLength: 100 },
        { name: 'zipCode', type: 'text', maxLength: 10, label: 'ZIP code' },
      ],
    },
    {
      name: 'turnaroundTime',
      type: 'text',
      required: true,
      maxLength: 60,
      validate: (value: unknown) =>
        (typeof value === 'string' && value.length <= 60) || 'Use at most 60 characters.',
      admin: { description: 'The state’s own time. Empty where no page of the state gives one.' },
    },
    isActive,
    flag('isPopular', false, {
      label: 'Show as a card in the checkout',
      admin: { position: 'sidebar' },
    }),
    {
      name: 'popularLabel',
      type: 'text',
      maxLength: 30,
      admin: { position: 'sidebar', description: 'For example, BEST CHOICE' },
    },
    ...jurisdictionFacts,
  ],
}
