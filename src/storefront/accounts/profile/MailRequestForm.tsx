'use client'

import { EmailField } from '@/src/storefront/ui/forms/person-fields'
import { AccountFormFrame, useAccountForm } from '../AccountFormFrame'

type MailRequestFormProps = {
  /** A new password, or the confirmation link once more. */
  way: 'forgot' | 'confirm/resend'
  label: string
  next?: string
  problem?: string | null
}

/** Asks for an address, to mail a link to it. */
export function MailRequestForm({ way, label, next, problem }: MailRequestFormProps) {
  const { field, frame } = useAccountForm({
    way,
    schema: async () => (await import('@/src/domain/accounts/account-input')).mailRequest,
    next,
    problem,
  })
  return (
    <AccountFormFrame frame={frame} action={label} busyLabel="Sending…">
      <EmailField {...field('email')} />
    </AccountFormFrame>
  )
}
