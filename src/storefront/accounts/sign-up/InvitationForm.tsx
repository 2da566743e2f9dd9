'use client'

import { useMemo } from 'react'

import { invitationAnswer } from '@/src/domain/accounts/account-input'
import type { PasswordUser } from '@/src/domain/accounts/password'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { NameFields } from '@/src/storefront/ui/forms/person-fields'

import { AccountFormFrame } from '../AccountFormFrame'
import { KeyFields } from '../KeyFields'
import { NewPasswords } from '../NewPasswords'
import { useAccountForm } from '../use-account-form'
import { Terms } from './Terms'

type InvitationFormProps = {
  token: string
  email: string
  firstName: string
  lastName: string
  who: PasswordUser
  minimum: number
  problem: string | null
}

/** Whoever was invited says how they are called, and chooses a password. */
export function InvitationForm(props: InvitationFormProps) {
  const { token, email, firstName, lastName, who, minimum, problem } = props
  const schema = useMemo(() => invitationAnswer(who, minimum), [who, minimum])
  const { field, frame } = useAccountForm({
    way: 'invitation',
    schema,
    values: { token, firstName, lastName },
  })
  return (
    <AccountFormFrame
      frame={frame}
      problem={problem}
      action="Accept the invitation"
      busyLabel="Opening your account…"
    >
      <KeyFields token={token} email={email} />
      <NameFields first={field('firstName')} last={field('lastName')} />
      <NewPasswords
        minimum={minimum}
        password={field('password', { deps: 'confirmPassword' })}
        confirmation={field('confirmPassword')}
      />
      <Checkbox label={<Terms />} {...field('consent')} />
    </AccountFormFrame>
  )
}
