'use client'

import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { passwordHelp } from '@/src/domain/accounts/password'
import { AccountFormFrame, useAccountForm } from '@/src/storefront/accounts/AccountFormFrame'
import { SignInForm } from '@/src/storefront/accounts/sessions/SignInForm'
import { PasswordField } from '@/src/storefront/ui/forms/password-field'
import { EmailField } from '@/src/storefront/ui/forms/person-fields'
import { TextField } from '@/src/storefront/ui/forms/text-field'

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

type TabsProps = {
  /** What is chosen between. */
  label: string
  /** The first one is open at first. */
  tabs: readonly { readonly name: string; readonly content: ReactNode }[]
}

/** One of several parts at a time. Their numbers are the values: ids are made of them, where no space may stand. */
function Tabs({ label, tabs }: TabsProps) {
  return (
    <Radix.Root defaultValue="0">
      <Radix.List aria-label={label} className="flex border-b border-border">
        {tabs.map(({ name }, index) => (
          <Radix.Trigger
            key={name}
            value={String(index)}
            className="-mb-px grow border-b-2 border-transparent px-3 py-3 text-sm font-semibold text-muted transition-colors hover:text-text data-[state=active]:border-accent data-[state=active]:text-text"
          >
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ name, content }, index) => (
        <Radix.Content key={name} value={String(index)} className="pt-6">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
