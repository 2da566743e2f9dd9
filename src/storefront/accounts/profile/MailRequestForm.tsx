'use client'

import { mailRequest } from '@/src/domain/accounts/account-input'
import { Button } from '@/src/storefront/ui/button'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { FormProblem } from '../FormProblem'
import { useAccountForm } from '../use-account-form'

type MailRequestFormProps = {
  /** A new password, or the confirmation link once more. */
  way: 'forgot' | 'confirm/resend'
  label: string
  next?: string
  problem?: string | null
}

/** Asks for an address, to mail a link to it. */
export function MailRequestForm({ way, label, next, problem }: MailRequestFormProps) {
  const { form, submit, busy, ...state } = useAccountForm({
    way,
    schema: mailRequest,
    fields: ['email'],
    extra: { next },
  })
  return (
    <form
      method="post"
      action={`/api/account/${way}`}
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
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" size="lg" block busy={busy} busyLabel="Sending…">
        {label}
      </Button>
    </form>
  )
}
