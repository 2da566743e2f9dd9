'use client'

import { useState } from 'react'

import { emailConfirmInput } from '@/src/domain/accounts/settings-input'
import { ButtonLink } from '@/src/storefront/ui/button'
import { PasswordField } from '@/src/storefront/ui/forms/password-field'
import { Notice } from '@/src/storefront/ui/notice'

import { SaveRow } from './SaveRow'
import { useSettingsForm } from './use-settings-form'

type ConfirmEmailProps = {
  token: string
  email: string
  /** The account is not signed in here, so its password is asked for. */
  asksPassword: boolean
}

/** Following a link changes nothing, for mail scanners do that too; the button does. */
export function ConfirmEmail({ token, email, asksPassword }: ConfirmEmailProps) {
  const [done, setDone] = useState(false)
  const { form, submit, errors, failure, busy } = useSettingsForm({
    schema: emailConfirmInput,
    defaults: { token, password: asksPassword ? '' : undefined },
    fields: ['password'],
    method: 'POST',
    path: '/api/account/email/confirm',
    onDone: () => setDone(true),
  })

  if (done) {
    return (
      <div className="flex flex-col items-start gap-6">
        <Notice tone="success" live className="w-full">
          From now on you sign in by {email}, and our mails go there.
        </Notice>
        <ButtonLink href="/dashboard/settings">Go to your settings</ButtonLink>
      </div>
    )
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {asksPassword && (
        <PasswordField
          label="Password"
          help="The one that you sign in with now"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      )}
      <SaveRow busy={busy} busyLabel="Changing…" failure={failure}>
        Use this address
      </SaveRow>
    </form>
  )
}
