'use client'

import { CurrentPassword } from '@/src/storefront/ui/forms/password-field'
import type { MailedTo } from '../AccountFormFrame'
import { AccountFormFrame, useAccountForm } from '../AccountFormFrame'

type ConfirmFormProps = {
  /** `wantsPassword`: in another browser than the one that signed up. */
  mailed: MailedTo & { wantsPassword: boolean }
  next?: string
  problem: string | null
}

/** The one button behind the mailed link: merely opening the link confirms nothing. */
export function ConfirmForm({ mailed, next, problem }: ConfirmFormProps) {
  const { token, email, wantsPassword } = mailed
  const { field, frame } = useAccountForm({
    way: 'confirm',
    schema: async () => (await import('@/src/domain/accounts/account-input')).confirmInput,
    values: { token },
    mailed: { token, email },
    next,
    problem,
  })
  return (
    <AccountFormFrame frame={frame} action="Confirm and continue" busyLabel="Confirming…">
      {wantsPassword && (
        <CurrentPassword
          label="Password"
          help="You signed up in another browser. Enter the password you chose there."
          {...field('password')}
        />
      )}
    </AccountFormFrame>
  )
}
