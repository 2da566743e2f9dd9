import type { Option } from 'payload'

/** The choices of a select field from a table of labels. */
export function options(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

/** Some of the values of a status table, or all of them, in the order given. */
export function labelled<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, { readonly label: string }>>,
): Option[] {
  return values.map((value) => ({ value, label: words[value].label }))
}
