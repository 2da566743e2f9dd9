'use client'

import { useMemo } from 'react'

import { resetInput } from '@/src/domain/accounts/account-input'
import type { PasswordUser } from '@/src/domain/accounts/password'
import { Button } from '@/src/storefront/ui/button'

import { FormProblem } from '../FormProblem'
import { KeyFields } from '../KeyFields'
import { NewPasswords } from '../NewPasswords'
import { useAccountForm } from '../use-account-form'

type ResetFormProps = {
  token: string
  email: string
  who: PasswordUser
  minimum: number
  problem: string | null
}

/** A new password in the place of a forgotten one. */
export function ResetForm({ token, email, who, minimum, problem }: ResetFormProps) {
  const schema = useMemo(() => resetInput(who, minimum), [who, minimum])
  const { form, submit, busy, ...state } = useAccountForm({
    way: 'reset',
    schema,
    fields: ['password', 'confirmPassword'],
    defaults: { token },
  })
  const { errors } = form.formState
  return (
    <form
      method="post"
      action="/api/account/reset"
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5"
    >
      <FormProblem message={state.problem ?? problem} summary={state.summary} />
      <KeyFields token={token} email={email} />
      <NewPasswords
        label="New password"
        minimum={minimum}
        password={{
          input: form.register('password', { deps: 'confirmPassword' }),
          error: errors.password?.message,
        }}
        confirmation={{
          input: form.register('confirmPassword'),
          error: errors.confirmPassword?.message,
        }}
      />
      <Button type="submit" size="lg" block busy={busy} busyLabel="Saving…">
        Save password and sign in
      </Button>
    </form>
  )
}
