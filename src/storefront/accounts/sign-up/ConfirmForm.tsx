'use client'

import { confirmInput } from '@/src/domain/accounts/account-input'
import { Button } from '@/src/storefront/ui/button'

import { PasswordField } from '../../ui/forms/password-field'
import { FormProblem } from '../FormProblem'
import { KeyFields } from '../KeyFields'
import { useAccountForm } from '../use-account-form'

type ConfirmFormProps = {
  token: string
  email: string
  next?: string
  /** In another browser than the one that signed up. */
  wantsPassword: boolean
  problem: string | null
}

/** The one button behind the mailed link: merely opening the link confirms nothing. */
export function ConfirmForm({ token, email, next, wantsPassword, problem }: ConfirmFormProps) {
  const { form, submit, busy, ...state } = useAccountForm({
    way: 'confirm',
    schema: confirmInput,
    fields: ['password'],
    defaults: { token },
    extra: { next },
  })
  return (
    <form
      method="post"
      action="/api/account/confirm"
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5"
    >
      <FormProblem message={state.problem ?? problem} summary={state.summary} />
      <KeyFields token={token} email={email} next={next} />
      {wantsPassword && (
        <PasswordField
          label="Password"
          autoComplete="current-password"
          help="You signed up in another browser, so please enter the password that you chose there."
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
      )}
      <Button type="submit" size="lg" block busy={busy} busyLabel="Confirming…">
        Confirm and go on
      </Button>
    </form>
  )
}
