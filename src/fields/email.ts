import type { EmailField, FieldHook } from 'payload'

/** Emails are stored and compared trimmed and in lower case. */
export const normaliseEmail: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value

export function email(
  name: string,
  options: Pick<EmailField, 'label' | 'required' | 'unique' | 'index' | 'admin' | 'access'> = {},
): EmailField {
  return { name, type: 'email', hooks: { beforeValidate: [normaliseEmail] }, ...options }
}
