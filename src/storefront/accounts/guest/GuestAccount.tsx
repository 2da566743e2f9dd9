'use client'

import { SignInForm } from '@/src/storefront/accounts/sessions/SignInForm'
import { Tabs } from '@/src/storefront/ui/tabs'

import { GuestSignUpForm } from './GuestSignUpForm'

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
