import type { CollectionConfig } from 'payload'
import { hideFactNotes, keepFacts, upperCaseCode } from '@/hooks/catalogue/catalogue'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { denyField, PUBLISHED } from '@/src/access/rules'
import { jurisdictionFacts } from '@/src/fields/jurisdiction'
import { dollars, flag, isActive, published } from '@/src/fields/simple'
import { stateCode } from '@/src/fields/validate'

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
