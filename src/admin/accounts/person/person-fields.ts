import { ask, type RecordField } from '@/src/admin/kit/record/record-field'

export const PERSON_FIELDS: readonly RecordField[] = [
  ask('text', 'firstName', 'First name', { required: true }),
  ask('text', 'lastName', 'Last name'),
  ask('text', 'phone', 'Phone', { type: 'tel' }),
]

/** Fields of an invitation: the person's, and the address it goes to. */
export const INVITED_FIELDS: readonly RecordField[] = [
  ...PERSON_FIELDS,
  ask('text', 'email', 'Email', { type: 'email', required: true }),
]
