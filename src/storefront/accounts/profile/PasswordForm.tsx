'use client'

import { useRouter } from 'next/navigation'
import { useMemo } from 'react'

import type { PasswordUser } from '@/src/domain/accounts/password'
import { passwordInput } from '@/src/domain/accounts/settings-input'
import { request } from '@/src/lib/browser/request'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { CurrentPassword } from '@/src/storefront/ui/forms/password-field'
import { ServerForm } from '@/src/storefront/ui/forms/server-form'

import { NewPasswords } from '../NewPasswords'

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' }

type PasswordFormProps = { email: string; who: PasswordUser; minimum: number }

/** Another password, by the one that there is. Every other browser is signed out by it. */
export function PasswordForm({ email, who, minimum }: PasswordFormProps) {
  const router = useRouter()
  const schema = useMemo(() => passwordInput(who, minimum), [who, minimum])
  const { form, field, ...state } = useServerForm({
    schema,
    values: EMPTY,
    send: (body) => request('POST', '/api/account/password', { body }),
    done: () => {
      form.reset(EMPTY)
      router.refresh() // the other sessions are gone
    },
  })
  return (
    <ServerForm
      state={state}
      action="Change password"
      busyLabel="Changing…"
      done="Your password is changed"
    >
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <CurrentPassword {...field('currentPassword')} />
      <NewPasswords
        labels={['New password', 'Confirm new password']}
        minimum={minimum}
        fields={[field('newPassword', { deps: 'confirmPassword' }), field('confirmPassword')]}
      />
    </ServerForm>
  )
}
