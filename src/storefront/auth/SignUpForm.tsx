'use client'

import { signUpInput } from '@/src/domain/accounts/account-input'
import { PASSWORD_MINIMUM } from '@/src/domain/accounts/password'
import { Button } from '@/src/storefront/ui/button'
import { Checkbox } from '@/src/storefront/ui/checkbox'
import { TextField } from '@/src/storefront/ui/text-field'

import { FormProblem } from './FormProblem'
import { PasswordField } from './PasswordField'
import { useAccountForm } from './use-account-form'

type SignUpFormProps = {
  next?: string
  email?: string
  problem?: string | null
  onEmail?: (email: string) => void
}

const HELP = `At least ${PASSWORD_MINIMUM.customer} characters; 8 or more are better`

export function SignUpForm({ next, email, problem, onEmail }: SignUpFormProps) {
  const { form, submit, busy, ...state } = useAccountForm({
    way: 'sign-up',
    schema: signUpInput,
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
      <PasswordField
        label="Password"
        autoComplete="new-password"
        help={HELP}
        error={errors.password?.message}
        {...register('password', { deps: 'confirmPassword' })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Checkbox error={errors.consent?.message} label={<Terms />} {...register('consent')} />
      <Button type="submit" size="lg" block busy={busy} busyLabel="Creating your account…">
        Create account
      </Button>
    </form>
  )
}

function Terms() {
  return (
    <>
      I am 18 or older and accept the{' '}
      <a href="/terms" target="_blank" className="link" rel="noopener">
        Terms of Service
      </a>{' '}
      and the{' '}
      <a href="/privacy" target="_blank" className="link" rel="noopener">
        Privacy Policy
      </a>
    </>
  )
}
