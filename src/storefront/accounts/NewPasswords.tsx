'use client'

import { passwordHelp } from '@/src/domain/accounts/password'
import { PasswordField } from '@/src/storefront/ui/forms/password-field'
import type { FieldInput } from '@/src/storefront/ui/forms/person-fields'

type NewPasswordsProps = {
  labels?: readonly [password: string, confirmation: string]
  minimum: number
  fields: readonly [password: FieldInput, confirmation: FieldInput]
}

/** A new password, and the same once more. */
export function NewPasswords(props: NewPasswordsProps) {
  const { labels = ['Password', 'Confirm password'], minimum, fields } = props
  return (
    <>
      <PasswordField
        label={labels[0]}
        autoComplete="new-password"
        help={passwordHelp(minimum)}
        {...fields[0]}
      />
      <PasswordField label={labels[1]} autoComplete="new-password" {...fields[1]} />
    </>
  )
}
