'use client'

import { confirmInput } from '@/src/domain/accounts/account-input'
import { PasswordField } from '@/src/storefront/ui/forms/password-field'

import { AccountFormFrame } from '../AccountFormFrame'
import { KeyFields } from '../KeyFields'
import { useAccountForm } from '../use-account-form'

type ConfirmFormProps = {
  token: string
  email: string
  next?: string
  /** In another browser than the one that signed up. */
  wantsPassword: boolean
  problem: string | null
}

/** The one button behind the mailed link: merely opening the link confirms nothing. */
export function ConfirmForm({ token, email, next, wantsPassword, problem }: ConfirmFormProps) {
  const { field, frame } = useAccountForm({
    way: 'confirm',
    schema: confirmInput,
    values: { token },
    next,
  })
  return (
    <AccountFormFrame
      frame={frame}
      problem={problem}
      action="Confirm and go on"
      busyLabel="Confirming…"
    >
      <KeyFields token={token} email={email} />
      {wantsPassword && (
        <PasswordField
          label="Password"
          autoComplete="current-password"
          help="You signed up in another browser, so please enter the password that you chose there."
          {...field('password')}
        />
      )}
    </AccountFormFrame>
  )
}
