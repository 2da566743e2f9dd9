'use client'

import { useRouter } from 'next/navigation'
import { useMemo } from 'react'

import { type PasswordUser, passwordHelp } from '@/src/domain/accounts/password'
import { passwordInput } from '@/src/domain/accounts/settings-input'
import { PasswordField } from '@/src/storefront/ui/forms/password-field'

import { SaveRow } from './SaveRow'
import { useSettingsForm } from './use-settings-form'

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' }

type PasswordFormProps = { email: string; who: PasswordUser; minimum: number }

/** Another password, by the one that there is. Every other browser is signed out by it. */
export function PasswordForm({ email, who, minimum }: PasswordFormProps) {
  const router = useRouter()
  const schema = useMemo(() => passwordInput(who, minimum), [who, minimum])
  const { form, submit, errors, failure, busy, saved } = useSettingsForm({
    schema,
    defaults: EMPTY,
    fields: ['currentPassword', 'newPassword', 'confirmPassword'],
    method: 'POST',
    path: '/api/account/password',
    onDone: () => {
      form.reset(EMPTY)
      router.refresh() // the other sessions are gone
    },
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        help={passwordHelp(minimum)}
        error={errors.newPassword?.message}
        {...form.register('newPassword', { deps: 'confirmPassword' })}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <SaveRow
        busy={busy}
        busyLabel="Changing…"
        failure={failure}
        saved={saved ? 'Your password is changed' : null}
      >
        Change password
      </SaveRow>
    </form>
  )
}
