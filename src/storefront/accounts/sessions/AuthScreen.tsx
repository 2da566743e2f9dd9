'use client'

import { type MouseEvent, useState } from 'react'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { EmailField, NameFields } from '@/src/storefront/ui/forms/person-fields'
import { Notice } from '@/src/storefront/ui/notice'
import { AccountFormFrame, useAccountForm } from '../AccountFormFrame'
import { NewPasswords } from '../NewPasswords'
import { Terms } from '../sign-up/Terms'
import { SignInForm } from './SignInForm'

type AuthMode = 'sign-in' | 'sign-up'

type AuthScreenProps = {
  mode: AuthMode
  next?: string
  /** An order of this browser that waits for an account: still to be paid, or placed. */
  pending: 'unpaid' | 'placed' | null
  problem: string | null
  /** The fewest characters of a new password. */
  minimum: number
}

const TEXTS = {
  'sign-in': {
    title: 'Sign in',
    intro: 'See your orders, documents and deadlines.',
    unpaid: 'Please create an account or sign in to complete your order',
    placed: 'Please sign in or create an account to track your order',
    question: 'No account yet?',
    other: 'Create an account',
  },
  'sign-up': {
    title: 'Create your account',
    intro: 'Follow your orders, download your documents and keep track of deadlines.',
    unpaid: 'Please create an account to track your order',
    placed: 'Please create an account to track your order',
    question: 'Already have an account?',
    other: 'Sign in',
  },
} as const

const PENDING = { unpaid: 'Complete Your Order', placed: 'Track your order' } as const

/** One screen for signing in and signing up. The email typed in one form is there in the other. */
export function AuthScreen(props: AuthScreenProps) {
  const { mode: initial, next, pending, problem, minimum } = props
  const [mode, setMode] = useState(initial)
  const [email, setEmail] = useState('')
  const texts = TEXTS[mode]
  const other: AuthMode = mode === 'sign-in' ? 'sign-up' : 'sign-in'
  const query = new URLSearchParams({ mode: other, ...(next ? { next } : {}) })

  const toggle = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    window.history.replaceState(null, '', `/auth?${query}`)
    setMode(other)
  }

  const form = {
    next,
    email,
    onEmail: setEmail,
    problem: mode === initial ? problem : null,
  }
  return (
    <>
      <h1 className="heading text-2xl">{pending ? PENDING[pending] : texts.title}</h1>
      {pending ? (
        <Notice tone="accent" className="mt-4">
          {texts[pending]}
        </Notice>
      ) : (
        <p className="mt-2 text-muted">{texts.intro}</p>
      )}
      <div className="mt-8">
        {mode === 'sign-in' ? <SignInForm {...form} /> : <SignUpForm {...form} minimum={minimum} />}
      </div>
      <p className="mt-6 text-sm text-muted">
        {texts.question}{' '}
        <a href={`/auth?${query}`} onClick={toggle} className="link font-semibold">
          {texts.other}
        </a>
      </p>
    </>
  )
}

type SignUpFormProps = {
  next?: string
  email?: string
  /** The fewest characters of a password. */
  minimum: number
  problem?: string | null
  onEmail?: (email: string) => void
}

function SignUpForm({ next, email, minimum, problem, onEmail }: SignUpFormProps) {
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
