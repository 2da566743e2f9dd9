'use client'

import { useMemo } from 'react'

import { signUpInput } from '@/src/domain/accounts/account-input'
import { Button } from '@/src/storefront/ui/button'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { FormProblem } from '../FormProblem'
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
  const schema = useMemo(() => signUpInput(minimum), [minimum])
  const { form, submit, busy, ...state } = useAccountForm({
    way: 'sign-up',
    schema,
    fields: ['firstName', 'lastName', 'email', 'password', 'confirmPassword', 'consent'],
    defaults: email ? { email } : undefined,
    extra: { next },
  })
  const { register } = form
  const { errors } = form.formState

  return (
    <form
      method="post"
      action="/api/account/sign-up"
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5"
    >
      <FormProblem message={state.problem ?? problem ?? null} summary={state.summary} />
      {next && <input type="hidden" name="next" value={next} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', { onChange: (event) => onEmail?.(event.target.value) })}
      />
      <NewPasswords
        minimum={minimum}
        password={{
          input: register('password', { deps: 'confirmPassword' }),
          error: errors.password?.message,
        }}
        confirmation={{
          input: register('confirmPassword'),
          error: errors.confirmPassword?.message,
        }}
      />
      <Checkbox error={errors.consent?.message} label={<Terms />} {...register('consent')} />
      <Button type="submit" size="lg" block busy={busy} busyLabel="Creating your account…">
        Create account
      </Button>
    </form>
  )
}
