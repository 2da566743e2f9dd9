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

import { nobodyField } from '@/src/access/rules'

/** Of a field that services write and nobody is ever shown. */
export const UNSEEN = {
  hidden: true,
  access: { read: nobodyField, create: nobodyField, update: nobodyField },
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
    access: { ...field.access, create: nobodyField, update: nobodyField },
    admin: { ...field.admin, readOnly: true },
  }
}

/** The same for a group of fields. */
export function fixedGroup(name: string, fields: Field[]): GroupField {
  return {
    name,
    type: 'group',
    access: { create: nobodyField, update: nobodyField },
    admin: { readOnly: true },
    fields,
  }
}
