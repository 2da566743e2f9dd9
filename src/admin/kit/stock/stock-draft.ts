import type { FormState } from 'payload'

import { typedOf, type Values } from '@/src/lib/browser/kept-draft'

/** What stands in the fields of a form of Payload's, and what stood there when it was opened. */
function valuesOf(fields: FormState, which: 'value' | 'initialValue'): Values {
  const own = Object.entries(fields).filter(([, field]) => !field.rows && !field.disableFormData)
  return Object.fromEntries(own.map(([path, field]) => [path, field[which] ?? '']))
}

/** What someone typed into a form of Payload's, by path; lists of rows are left out. */
export const typedIn = (fields: FormState): Values =>
  typedOf(valuesOf(fields, 'value'), valuesOf(fields, 'initialValue'))

/** What of a draft the form does not show, and has a place for. */
export const missingIn = (fields: FormState, kept: Values): [path: string, value: unknown][] =>
  Object.entries(typedOf(kept, valuesOf(fields, 'value'))).filter(([path]) => path in fields)
