'use client'

import { useMemo } from 'react'

import { resetInput } from '@/src/domain/accounts/account-input'
import type { PasswordUser } from '@/src/domain/accounts/password'

import { AccountFormFrame } from '../AccountFormFrame'
import { KeyFields } from '../KeyFields'
import { NewPasswords } from '../NewPasswords'
import { useAccountForm } from '../use-account-form'

type ResetFormProps = {
  token: string
  email: string
  who: PasswordUser
  minimum: number
  problem: string | null
}

/** A new password in the place of a forgotten one. */
export function ResetForm({ token, email, who, minimum, problem }: ResetFormProps) {
  const schema = useMemo(() => resetInput(who, minimum), [who, minimum])
  const { field, frame } = useAccountForm({ way: 'reset', schema, values: { token } })
  return (
    <AccountFormFrame
      frame={frame}
      problem={problem}
      action="Save password and sign in"
      busyLabel="Saving…"
    >
      <KeyFields token={token} email={email} />
      <NewPasswords
        labels={['New password', 'Confirm password']}
        minimum={minimum}
        password={field('password', { deps: 'confirmPassword' })}
        confirmation={field('confirmPassword')}
      />
    </AccountFormFrame>
  )
}
