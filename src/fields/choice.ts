import type { SelectField } from 'payload'

type Options = Pick<SelectField, 'label' | 'admin' | 'access' | 'saveToJWT' | 'index'>

/** One of several values that every row has and lists filter by; a new row has `initial`. */
export function choice(
  name: string,
  initial: string,
  options: SelectField['options'],
  more: Options = {},
): SelectField {
  return {
    name,
    type: 'select',
    required: true,
    defaultValue: initial,
    options,
    index: true,
    ...more,
  }
}
