import type { FormState } from 'payload'

import { recordOf, typedOf, type Values } from '@/src/lib/browser/kept-draft'

type Which = 'value' | 'initialValue'

const isRows = (field: FormState[string] | undefined): boolean => field?.rows !== undefined

/** The list of rows that a field stands in: `lines` of `lines.0.name`. */
const listOf = (fields: FormState, path: string): string | undefined =>
  Object.keys(fields).find((list) => isRows(fields[list]) && path.startsWith(`${list}.`))

/** Whether all is known of a list: its rows come before what is in them. */
const isKnown = (fields: FormState, list: string): boolean =>
  fields[list]?.rows?.length === 0 ||
  Object.keys(fields).some((path) => path.startsWith(`${list}.`))

/** The rows of a list, each by the names of its fields. */
function rowsOf(fields: FormState, list: string, which: Which): Values[] {
  const count = Number(fields[list]?.[which] ?? 0)
  const rows: Record<string, unknown>[] = []
  for (const [path, field] of Object.entries(fields)) {
    if (!path.startsWith(`${list}.`) || isRows(field)) continue
    const [at = '', ...names] = path.slice(list.length + 1).split('.')
    const row = Number(at)
    if (row < count) rows[row] = { ...rows[row], [names.join('.')]: field[which] ?? '' }
  }
  return Array.from({ length: count }, (_, row) => recordOf(rows[row]))
}

/** What stands in the fields of a form of Payload's, or what stood there when it was opened. */
function valuesOf(fields: FormState, which: Which): Values {
  const values: Record<string, unknown> = {}
  for (const [path, field] of Object.entries(fields)) {
    if (isRows(field)) {
      if (isKnown(fields, path)) values[path] = rowsOf(fields, path, which)
    } else if (!field.disableFormData && !listOf(fields, path)) values[path] = field[which] ?? ''
  }
  return values
}

/** What someone typed into a form of Payload's, by path; a list with all its rows. */
export const typedIn = (fields: FormState): Values =>
  typedOf(valuesOf(fields, 'value'), valuesOf(fields, 'initialValue'))

/** What a form of Payload's was opened with, to tell whether it has been filled again since. */
export const openedWith = (fields: FormState): string =>
  JSON.stringify(typedOf(valuesOf(fields, 'initialValue'), {}))

/** What of a draft the form does not show, and has a place for. */
export const missingIn = (fields: FormState, kept: Values): [path: string, value: unknown][] =>
  Object.entries(typedOf(kept, valuesOf(fields, 'value'))).filter(([path]) => path in fields)

/** The rows to put back into a list of the form, as Payload takes them; null for any other field. */
export function rowsToRestore(fields: FormState, path: string, kept: unknown): FormState[] | null {
  if (!isRows(fields[path]) || !Array.isArray(kept)) return null
  return kept.map((row) =>
    Object.fromEntries(
      Object.entries(recordOf(row)).map(([name, value]) => [name, { value, valid: true }]),
    ),
  )
}

/** The name of a file that was chosen, which no browser keeps. */
export function chosenFile(fields: FormState): string | null {
  const file = fields.file?.value
  return file instanceof File ? file.name : null
}
