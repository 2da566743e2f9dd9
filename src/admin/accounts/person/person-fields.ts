import type { RecordField } from '@/src/admin/kit/record/record-field'

export const PERSON_FIELDS: readonly RecordField[] = [
  { kind: 'text', name: 'firstName', label: 'First name', required: true },
  { kind: 'text', name: 'lastName', label: 'Last name' },
  { kind: 'text', type: 'tel', name: 'phone', label: 'Phone' },
]

/** The same of a person who is invited, and the address to which the invitation goes. */
export const INVITED_FIELDS: readonly RecordField[] = [
  ...PERSON_FIELDS,
  { kind: 'text', type: 'email', name: 'email', label: 'Email', required: true },
]
