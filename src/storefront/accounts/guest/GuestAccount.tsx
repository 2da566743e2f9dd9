'use client'

import { passwordHelp } from '@/src/domain/accounts/password'
import { AccountFormFrame, useAccountForm } from '@/src/storefront/accounts/AccountFormFrame'
import { SignInForm } from '@/src/storefront/accounts/sessions/SignInForm'
import { PasswordField } from '@/src/storefront/ui/forms/password-field'
import { EmailField } from '@/src/storefront/ui/forms/person-fields'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Tabs } from '@/src/storefront/ui/tabs'

type GuestAccountProps = { name: string; email: string; minimum: number }

/** How a guest gets the order into an account: a new one, or the one they have. */
export function GuestAccount({ name, email, minimum }: GuestAccountProps) {
  return (
    <Tabs
      label="Your account"
      tabs={[
        {
          name: 'Sign Up',
          content: <GuestSignUpForm name={name} email={email} minimum={minimum} />,
        },
        {
          name: 'Log In',
          content: (
            <SignInForm
              email={email}
              label="Log In & Track Order"
              failure="An error occurred during login"
            />
          ),
        },
      ]}
    />
  )
}

type GuestSignUpFormProps = { name: string; email: string; minimum: number }

/** An account for anyone who has just bought as a guest; the order moves into it. */
function GuestSignUpForm({ name, email, minimum }: GuestSignUpFormProps) {
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
