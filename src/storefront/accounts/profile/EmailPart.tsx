'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { emailInput } from '@/src/domain/accounts/settings-input'
import { Badge } from '@/src/storefront/ui/badge'
import { Button } from '@/src/storefront/ui/button'
import { PasswordField } from '@/src/storefront/ui/forms/password-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Notice } from '@/src/storefront/ui/notice'

import { SaveRow } from './SaveRow'
import { useSettingsForm } from './use-settings-form'

type EmailPartProps = {
  email: string
  isVerified: boolean
  /** Asked for and not confirmed yet. */
  newEmail: string | null
}

/** The address by which one signs in, and the way to another one. */
export function EmailPart({ email, isVerified, newEmail }: EmailPartProps) {
  const router = useRouter()
  const [changing, setChanging] = useState(false)
  const [mailedTo, setMailedTo] = useState(newEmail)

  const done = (to: string) => {
    setMailedTo(to)
    setChanging(false)
    router.refresh()
  }
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{email}</span>
        <Badge tone={isVerified ? 'success' : 'neutral'}>
          {isVerified ? 'Confirmed' : 'Not confirmed yet'}
        </Badge>
      </p>
      {mailedTo && (
        <Notice tone="accent" live title={`Follow the link that we mailed to ${mailedTo}`}>
          It works for 24 hours. Until then you sign in by {email}. No mail? Look among the junk, or
          ask for it again below.
        </Notice>
      )}
      {changing ? (
        <ChangeForm onDone={done} onKeep={() => setChanging(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setChanging(true)}>
          Change email
        </Button>
      )}
    </div>
  )
}

type ChangeFormProps = { onDone: (mailedTo: string) => void; onKeep: () => void }

function ChangeForm({ onDone, onKeep }: ChangeFormProps) {
  const { form, submit, errors, failure, busy } = useSettingsForm({
    schema: emailInput,
    defaults: { email: '', currentPassword: '' },
    fields: ['email', 'currentPassword'],
    method: 'POST',
    path: '/api/account/email',
    onDone: (answer: { mailedTo: string }) => onDone(answer.mailedTo),
  })
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      aria-label="Change email"
      className="flex w-full flex-col gap-5"
    >
      <TextField
        label="New email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        help="We mail a link there, and a notice to the address that you have now."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <SaveRow
        busy={busy}
        busyLabel="Sending…"
        failure={failure}
        other={
          <Button variant="ghost" onClick={onKeep}>
            Keep my address
          </Button>
        }
      >
        Send the link
      </SaveRow>
    </form>
  )
}
