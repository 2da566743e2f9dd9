'use client'

import { passwordHelp } from '@/src/domain/accounts/password'
import { PasswordField } from '@/src/storefront/ui/forms/password-field'
import type { FieldInput } from '@/src/storefront/ui/forms/person-fields'

type NewPasswordsProps = {
  labels?: readonly [password: string, confirmation: string]
  minimum: number
  password: FieldInput
  confirmation: FieldInput
}

/** A new password, and the same once more. */
export function NewPasswords(props: NewPasswordsProps) {
  const { labels = ['Password', 'Confirm password'], minimum, password, confirmation } = props
  return (
    <>
      <PasswordField
        label={labels[0]}
        autoComplete="new-password"
        help={passwordHelp(minimum)}
        {...password}
      />
      <PasswordField label={labels[1]} autoComplete="new-password" {...confirmation} />
    </>
  )
}
