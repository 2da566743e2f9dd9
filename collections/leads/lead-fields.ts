import type { Field } from 'payload'

import { nobodyField, staffField } from '@/src/access/rules'
import { CALL_OUTCOMES } from '@/src/domain/leads/call-outcome'
import { fixed } from '@/src/fields/fixed'
import { count } from '@/src/fields/numbers'

const outcomes = Object.entries(CALL_OUTCOMES).map(([value, { label }]) => ({ value, label }))

/** Derived from the rest of the lead, so that lists sort and search by an index. */
const DERIVED = {
  access: { read: staffField('view_leads'), create: nobodyField, update: nobodyField },
  admin: { hidden: true },
} as const

const points = (name: string) => fixed(count(name, { defaultValue: 0 }))

/** How promising a lead is, as `keepScore` and the hourly job reckon it. */
export const scoreFields: Field[] = [
  points('score'),
  points('scoreStep'),
  points('scoreValue'),
  points('scoreRecency'),
  { name: 'rank', type: 'number', ...DERIVED },
  { name: 'searchText', type: 'text', ...DERIVED }, // a trigger of the database writes it
  { name: 'timeZone', type: 'text', ...DERIVED },
]

/** Who of the staff sees to a lead, and how the last call went. */
export const callFields: Field[] = [
  { name: 'owner', type: 'relationship', relationTo: 'users', index: true },
  fixed({ name: 'lastCalledAt', type: 'date' }),
  fixed({ name: 'callOutcome', type: 'select', options: outcomes }),
  fixed({ name: 'nextAction', type: 'text' }),
  fixed({ name: 'nextActionAt', type: 'date' }),
]
