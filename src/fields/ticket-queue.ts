import type { Field } from 'payload'

import { denyField, staffField } from '@/src/access/rules'
import { WAITING_FOR } from '@/src/domain/support/ticket-queue'

/** Written by services, or derived from the rest of the ticket by `keepTicketQueue`; customers see none of it. */
const DERIVED = {
  access: { read: staffField('view_support'), create: denyField, update: denyField },
  admin: { hidden: true },
} as const

const options = Object.entries(WAITING_FOR).map(([value, label]) => ({ value, label }))

/** What the inbox asks for. */
export const ticketQueueFields: Field[] = [
  { name: 'waitingFor', type: 'select', options, ...DERIVED },
  { name: 'waitingSince', type: 'date', ...DERIVED },
  { name: 'firstAnswerDueAt', type: 'date', ...DERIVED },
  { name: 'firstAnsweredAt', type: 'date', ...DERIVED },
  { name: 'snoozedUntil', type: 'date', index: true, ...DERIVED },
  { name: 'tags', type: 'json', ...DERIVED },
  { name: 'searchText', type: 'text', ...DERIVED },
  {
    name: 'mergedInto',
    type: 'relationship',
    relationTo: 'tickets',
    index: true,
    access: { create: denyField, update: denyField }, // its customer may know
    admin: { hidden: true },
  },
]

/** For who looks at their own tickets; the other views have an index with what they ask besides. */
export const ticketListIndexes = [{ fields: ['assignee', 'waitingSince'] }]
