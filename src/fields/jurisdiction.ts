import type { Field, JSONFieldValidation } from 'payload'
import { json } from 'payload/shared'

import { factsProblem } from '@/src/domain/catalogue/facts/state-fact'
import { webAddress } from '@/src/fields/validate'

const usableFacts: JSONFieldValidation = (value, options) =>
  (value === undefined || value === null ? undefined : factsProblem(value)) ?? json(value, options)

/** What a jurisdiction is, and what it asks of companies as facts (`src/domain/catalogue/facts`). */
export const jurisdictionFacts: Field[] = [
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
