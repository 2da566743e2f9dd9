'use client'

import type { UseFormRegisterReturn } from 'react-hook-form'

import { passwordHelp } from '@/src/domain/accounts/password'

import { PasswordField } from '../ui/forms/password-field'

type Part = { readonly input: UseFormRegisterReturn; readonly error: string | undefined }

type NewPasswordsProps = {
  label?: string
  minimum: number
  password: Part
  confirmation: Part
}

/** A new password, and the same once more. */
export function NewPasswords(props: NewPasswordsProps) {
  const { label = 'Password', minimum, password, confirmation } = props
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        help={passwordHelp(minimum)}
        error={password.error}
        {...password.input}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={confirmation.error}
        {...confirmation.input}
      />
    </>
  )
}
