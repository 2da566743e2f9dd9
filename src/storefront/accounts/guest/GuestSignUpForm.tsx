'use client'

import { passwordHelp } from '@/src/domain/accounts/password'
import { AccountFormFrame } from '@/src/storefront/accounts/AccountFormFrame'
import { useAccountForm } from '@/src/storefront/accounts/use-account-form'
import { PasswordField } from '@/src/storefront/ui/forms/password-field'
import { EmailField } from '@/src/storefront/ui/forms/person-fields'
import { TextField } from '@/src/storefront/ui/forms/text-field'

type GuestSignUpFormProps = { name: string; email: string; minimum: number }

/** An account for whoever has just bought as a guest; the order moves into it. */
export function GuestSignUpForm({ name, email, minimum }: GuestSignUpFormProps) {
  const { field, frame } = useAccountForm({
    way: 'sign-up',
    schema: async () => (await import('@/src/domain/accounts/account-input')).guestSignUpInput,
    values: { fullName: name, email },
    failure: 'An error occurred during signup',
  })
  return (
    <AccountFormFrame
      frame={frame}
      action="Create Account & Track Order"
      busyLabel="Creating your account…"
      after={
        <p className="text-xs text-muted">
          The terms and privacy policy you accepted with your order also cover your account.
        </p>
      }
    >
      <TextField label="Full name" autoComplete="name" {...field('fullName')} />
      <EmailField {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        help={passwordHelp(minimum)}
        {...field('password')}
      />
    </AccountFormFrame>
  )
}
