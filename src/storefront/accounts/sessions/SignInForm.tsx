'use client'

import { signInInput } from '@/src/domain/accounts/account-input'
import { Button } from '@/src/storefront/ui/button'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { PasswordField } from '../../ui/forms/password-field'
import { FormProblem } from '../FormProblem'
import { useAccountForm } from '../use-account-form'

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
  const { form, submit, busy, ...state } = useAccountForm({
    way: 'sign-in',
    schema: signInInput,
    fields: ['email', 'password'],
    defaults: email ? { email } : undefined,
    extra: { next },
    failure,
  })
  const { errors } = form.formState

  return (
    <form
      method="post"
      action="/api/account/sign-in"
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5"
    >
      <FormProblem message={state.problem ?? problem ?? null} summary={state.summary} />
      {next && <input type="hidden" name="next" value={next} />}
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { onChange: (event) => onEmail?.(event.target.value) })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" size="lg" block busy={busy} busyLabel="Signing in…">
        {label}
      </Button>
      <p className="text-sm">
        <a href="/auth/forgot" className="link">
          Forgotten your password?
        </a>
      </p>
    </form>
  )
}
