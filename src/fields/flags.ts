import type { CheckboxField } from 'payload'

/** A yes-or-no that lists filter by. */
export function flag(
  name: string,
  defaultValue: boolean,
  options: Pick<CheckboxField, 'label' | 'admin' | 'access' | 'index'> = {},
): CheckboxField {
  return { name, type: 'checkbox', required: true, defaultValue, index: true, ...options }
}

/** Whether the public sees it. */
export const isActive: CheckboxField = flag('isActive', true, {
  label: 'Active',
  admin: { position: 'sidebar' },
})
