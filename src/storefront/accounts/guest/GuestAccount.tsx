'use client'

import { Tabs } from 'radix-ui'

import { SignInForm } from '@/src/storefront/accounts/sessions/SignInForm'

import { GuestSignUpForm } from './GuestSignUpForm'

const TAB =
  '-mb-px grow border-b-2 border-transparent px-3 py-3 text-sm font-semibold text-muted transition-colors hover:text-text data-[state=active]:border-accent data-[state=active]:text-text'

type GuestAccountProps = { name: string; email: string; minimum: number }

/** How a guest gets the order into an account: a new one, or the one they have. */
export function GuestAccount({ name, email, minimum }: GuestAccountProps) {
  return (
    <Tabs.Root defaultValue="sign-up">
      <Tabs.List aria-label="Your account" className="flex border-b border-border">
        <Tabs.Trigger value="sign-up" className={TAB}>
          Sign Up
        </Tabs.Trigger>
        <Tabs.Trigger value="sign-in" className={TAB}>
          Log In
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="sign-up" className="pt-6">
        <GuestSignUpForm name={name} email={email} minimum={minimum} />
      </Tabs.Content>
      <Tabs.Content value="sign-in" className="pt-6">
        <SignInForm
          email={email}
          label="Log In & Track Order"
          failure="An error occurred during login"
        />
      </Tabs.Content>
    </Tabs.Root>
  )
}
