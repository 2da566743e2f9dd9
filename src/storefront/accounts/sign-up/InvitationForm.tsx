'use client'

import { useMemo } from 'react'

import { invitationAnswer } from '@/src/domain/accounts/account-input'
import type { PasswordUser } from '@/src/domain/accounts/password'
import { Button } from '@/src/storefront/ui/button'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { FormProblem } from '../FormProblem'
import { KeyFields } from '../KeyFields'
import { NewPasswords } from '../NewPasswords'
import { useAccountForm } from '../use-account-form'
import { Terms } from './Terms'

type InvitationFormProps = {
  token: string
  email: string
  firstName: string
  lastName: string
  who: PasswordUser
  minimum: number
  problem: string | null
}

/** Whoever was invited says how they are called, and chooses a password. */
export function InvitationForm(props: InvitationFormProps) {
  const { token, email, firstName, lastName, who, minimum, problem } = props
  const schema = useMemo(() => invitationAnswer(who, minimum), [who, minimum])
  const { form, submit, busy, ...state } = useAccountForm({
    way: 'invitation',
    schema,
    fields: ['firstName', 'lastName', 'password', 'confirmPassword', 'consent'],
    defaults: { token, firstName, lastName },
  })
  const { register } = form
  const { errors } = form.formState
  return (
    <form
      method="post"
      action="/api/account/invitation"
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5"
    >
      <FormProblem message={state.problem ?? problem} summary={state.summary} />
      <KeyFields token={token} email={email} />
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
      <Button type="submit" size="lg" block busy={busy} busyLabel="Opening your account…">
        Accept the invitation
      </Button>
    </form>
  )
}
