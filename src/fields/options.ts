import type { Option } from 'payload'

/** The choices of a select field from a table of labels. */
export function options(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
