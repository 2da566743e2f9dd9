'use client'

import { PasswordField } from '@/src/storefront/ui/forms/password-field'
import { EmailField } from '@/src/storefront/ui/forms/person-fields'
import { AccountFormFrame, useAccountForm } from '../AccountFormFrame'

type SignInFormProps = {
  /** Where to go on; the server checks it. */
  next?: string
  email?: string
  label?: string
  /** Why a form sent without our script came back. */
  problem?: string | null
  /** Said when the server gives no reason. */
  failure?: string
  onEmail?: (email: string) => void
}

export function SignInForm(props: SignInFormProps) {
  const { next, email, label = 'Sign in', problem, failure, onEmail } = props
  const { field, frame } = useAccountForm({
    way: 'sign-in',
    schema: async () => (await import('@/src/domain/accounts/account-input')).signInInput,
    values: email ? { email } : undefined,
    next,
    failure,
    problem,
  })
  return (
    <AccountFormFrame
      frame={frame}
      action={label}
      busyLabel="Signing in…"
      after={
        <p className="text-sm">
          <a href="/auth/forgot" className="link">
            Forgot your password?
          </a>
        </p>
      }
    >
      <EmailField {...field('email', { onChange: onEmail })} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
    </AccountFormFrame>
  )
}
