import type { Field, JSONFieldValidation } from 'payload'
import { json } from 'payload/shared'

import { scheduleProblem } from '@/src/domain/catalogue/facts/schedule'
import { dollars } from '@/src/fields/numbers'
import { webAddress } from '@/src/fields/validate'

const knownRule: JSONFieldValidation = (value, options) =>
  (value === undefined || value === null ? undefined : scheduleProblem(value)) ??
  json(value, options)

const report: Field = {
  name: 'report',
  type: 'group',
  label: 'Recurring report',
  fields: [
    { name: 'required', type: 'checkbox', defaultValue: false },
    { name: 'name', type: 'text', maxLength: 120 },
    dollars('fee'),
    {
      name: 'rule',
      type: 'json',
      validate: knownRule,
      admin: { description: 'When it is due, for example {"type": "none"}' },
    },
  ],
}

const recurringTax: Field = {
  name: 'recurringTax',
  type: 'group',
  label: 'Recurring tax',
  fields: [
    { name: 'name', type: 'text', maxLength: 120 },
    dollars('minimum'),
    { name: 'collectedWithReport', type: 'checkbox', defaultValue: false },
  ],
}

const provenance: Field[] = [
  {
    name: 'feeAsOf',
    type: 'date',
    label: 'Fee checked on',
    admin: { date: { pickerAppearance: 'dayOnly' } },
  },
  {
    name: 'confidence',
    type: 'select',
    options: ['high', 'medium', 'low'],
    index: true,
    admin: { description: 'Low: check by hand before charging' },
  },
  {
    name: 'sources',
    type: 'array',
    fields: [{ name: 'url', type: 'text', required: true, maxLength: 500, validate: webAddress }],
  },
  {
    name: 'notes',
    type: 'array',
    fields: [{ name: 'note', type: 'textarea', required: true, maxLength: 1000 }],
  },
]

/** What a jurisdiction asks of a company, each with where it was read and when. */
export const jurisdictionFacts: Field[] = [
  { name: 'formationDocument', type: 'text', maxLength: 120 },
  { name: 'agency', type: 'text', maxLength: 200 },
  { name: 'entitySearchUrl', type: 'text', maxLength: 500, validate: webAddress },
  { name: 'publicationRequired', type: 'checkbox', defaultValue: false },
  { name: 'nameReservationMandatory', type: 'checkbox', defaultValue: false },
  dollars('nameReservationFee'),
  {
    name: 'expediteOffered',
    type: 'checkbox',
    defaultValue: false,
    label: 'Offers expedited formation',
  },
  report,
  recurringTax,
  ...provenance,
]
