'use client'

import { guestSignUpInput } from '@/src/domain/accounts/account-input'
import { passwordHelp } from '@/src/domain/accounts/password'
import { FormProblem } from '@/src/storefront/accounts/FormProblem'
import { useAccountForm } from '@/src/storefront/accounts/use-account-form'
import { Button } from '@/src/storefront/ui/button'
import { PasswordField } from '@/src/storefront/ui/forms/password-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'

type GuestSignUpFormProps = { name: string; email: string; minimum: number }

/** An account for whoever has just bought as a guest; the order moves into it. */
export function GuestSignUpForm({ name, email, minimum }: GuestSignUpFormProps) {
  const { form, submit, busy, problem, summary } = useAccountForm({
    way: 'sign-up',
    schema: guestSignUpInput,
    fields: ['fullName', 'email', 'password'],
    defaults: { fullName: name, email },
    failure: 'An error occurred during signup',
  })
  const { errors } = form.formState

  return (
    <form
      method="post"
      action="/api/account/sign-up"
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5"
    >
      <FormProblem message={problem} summary={summary} />
      <TextField
        label="Full name"
        autoComplete="name"
        error={errors.fullName?.message}
        {...form.register('fullName')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        help={passwordHelp(minimum)}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" size="lg" block busy={busy} busyLabel="Creating your account…">
        Create Account & Track Order
      </Button>
      <p className="text-xs text-muted">
        The terms and the privacy policy that you accepted with your order cover the account too.
      </p>
    </form>
  )
}
