'use client'

import type { PasswordUser } from '@/src/domain/accounts/password'
import type { MailedTo } from '../AccountFormFrame'
import { AccountFormFrame, useAccountForm } from '../AccountFormFrame'
import { NewPasswords } from '../NewPasswords'

type ResetFormProps = {
  mailed: MailedTo & { who: PasswordUser; minimum: number }
  problem: string | null
}

/** A new password in the place of a forgotten one. */
export function ResetForm({ mailed, problem }: ResetFormProps) {
  const { token, email, who, minimum } = mailed
  const { field, frame } = useAccountForm({
    way: 'reset',
    schema: async () =>
      (await import('@/src/domain/accounts/account-input')).resetInput(who, minimum),
    values: { token },
    mailed: { token, email },
    problem,
  })
  return (
    <AccountFormFrame frame={frame} action="Save password and sign in" busyLabel="Saving…">
      <NewPasswords
        labels={['New password', 'Confirm password']}
        minimum={minimum}
        fields={[field('password', { deps: 'confirmPassword' }), field('confirmPassword')]}
      />
    </AccountFormFrame>
  )
}
