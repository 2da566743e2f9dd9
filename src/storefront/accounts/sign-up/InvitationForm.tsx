'use client'

import type { PasswordUser } from '@/src/domain/accounts/password'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { NameFields } from '@/src/storefront/ui/forms/person-fields'
import type { MailedTo } from '../AccountFormFrame'
import { AccountFormFrame, useAccountForm } from '../AccountFormFrame'
import { NewPasswords } from '../NewPasswords'
import { Terms } from './Terms'

type InvitationFormProps = {
  mailed: MailedTo & { firstName: string; lastName: string; who: PasswordUser; minimum: number }
  problem: string | null
}

/** Anyone who was invited says how they are called, and chooses a password. */
export function InvitationForm({ mailed, problem }: InvitationFormProps) {
  const { token, email, firstName, lastName, who, minimum } = mailed
  const { field, frame } = useAccountForm({
    way: 'invitation',
    schema: async () =>
      (await import('@/src/domain/accounts/account-input')).invitationAnswer(who, minimum),
    values: { token, firstName, lastName },
    mailed: { token, email },
    problem,
  })
  return (
    <AccountFormFrame
      frame={frame}
      action="Accept the invitation"
      busyLabel="Opening your account…"
    >
      <NameFields
        first={field('firstName')}
        last={field('lastName')}
        oneName={field('hasOneName', { deps: 'lastName' })}
      />
      <NewPasswords
        minimum={minimum}
        fields={[field('password', { deps: 'confirmPassword' }), field('confirmPassword')]}
      />
      <Checkbox label={<Terms />} {...field('consent')} />
    </AccountFormFrame>
  )
}
