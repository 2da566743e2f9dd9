import type {
  DateField,
  EmailField,
  Field,
  GroupField,
  JSONField,
  NumberField,
  RelationshipField,
  SelectField,
  TextField,
} from 'payload'

import { denyField } from '@/src/access/rules'

/** Of a field that services write and no one is ever shown. */
export const UNSEEN = {
  hidden: true,
  access: { read: denyField, create: denyField, update: denyField },
} as const

type Fixable =
  | TextField
  | EmailField
  | NumberField
  | DateField
  | JSONField
  | RelationshipField
  | SelectField

/** A field that only services write: shown to staff, never taken from a request. */
export function fixed<F extends Fixable>(field: F): F {
  return {
    ...field,
    access: { ...field.access, create: denyField, update: denyField },
    admin: { ...field.admin, readOnly: true },
  }
}

/** A group of fields that only services write. */
export function fixedGroup(name: string, fields: Field[]): GroupField {
  return {
    name,
    type: 'group',
    access: { create: denyField, update: denyField },
    admin: { readOnly: true },
    fields,
  }
}
