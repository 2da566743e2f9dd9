'use client'

import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { EmailField, NameFields } from '@/src/storefront/ui/forms/person-fields'

import { AccountFormFrame } from '../AccountFormFrame'
import { NewPasswords } from '../NewPasswords'
import { useAccountForm } from '../use-account-form'
import { Terms } from './Terms'

type SignUpFormProps = {
  next?: string
  email?: string
  /** The fewest characters of a password. */
  minimum: number
  problem?: string | null
  onEmail?: (email: string) => void
}

export function SignUpForm({ next, email, minimum, problem, onEmail }: SignUpFormProps) {
  const { field, frame } = useAccountForm({
    way: 'sign-up',
    schema: async () => (await import('@/src/domain/accounts/account-input')).signUpInput(minimum),
    values: email ? { email } : undefined,
    next,
    problem,
  })
  return (
    <AccountFormFrame frame={frame} action="Create account" busyLabel="Creating your account…">
      <NameFields
        first={field('firstName')}
        last={field('lastName')}
        oneName={field('hasOneName', { deps: 'lastName' })}
      />
      <EmailField {...field('email', { onChange: onEmail })} />
      <NewPasswords
        minimum={minimum}
        fields={[field('password', { deps: 'confirmPassword' }), field('confirmPassword')]}
      />
      <Checkbox label={<Terms />} {...field('consent')} />
    </AccountFormFrame>
  )
}
