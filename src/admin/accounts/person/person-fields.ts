import type { RecordField } from '@/src/admin/kit/record/record-field'

export const PERSON_FIELDS: readonly RecordField[] = [
  { kind: 'text', name: 'firstName', label: 'First name', required: true },
  { kind: 'text', name: 'lastName', label: 'Last name' },
  { kind: 'text', type: 'tel', name: 'phone', label: 'Phone' },
]

/** Fields of an invitation: the person's, and the address it goes to. */
export const INVITED_FIELDS: readonly RecordField[] = [
  ...PERSON_FIELDS,
  { kind: 'text', type: 'email', name: 'email', label: 'Email', required: true },
]
