import type { FieldHook, TextField } from 'payload'

type Many = Extract<TextField, { hasMany: true }>

/** Blank entries of a list are dropped when it is saved. */
export const dropBlankLines: FieldHook = ({ value }) =>
  Array.isArray(value)
    ? value
        .filter((line): line is string => typeof line === 'string')
        .map((line) => line.trim())
        .filter((line) => line !== '')
    : value

/** A list of short texts, such as a package's features. */
export function lines(
  name: string,
  options: Pick<Many, 'label' | 'required' | 'admin'> = {},
): Many {
  return {
    name,
    type: 'text',
    hasMany: true,
    maxLength: 300,
    maxRows: 50,
    hooks: { beforeValidate: [dropBlankLines] },
    ...options,
  }
}
