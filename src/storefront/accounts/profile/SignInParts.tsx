'use client'

import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import type { PasswordUser } from '@/src/domain/accounts/password'
import {
  emailInput,
  type ProfileInput,
  passwordInput,
  profileInput,
} from '@/src/domain/accounts/settings-input'
import { request } from '@/src/lib/browser/request'
import { useLeaveWarning } from '@/src/lib/browser/use-leave-warning'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { Badge } from '@/src/storefront/ui/badge'
import { Button } from '@/src/storefront/ui/button'
import { CurrentPassword } from '@/src/storefront/ui/forms/password-field'
import { EmailField, NameFields } from '@/src/storefront/ui/forms/person-fields'
import { ServerForm } from '@/src/storefront/ui/forms/server-form'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Notice } from '@/src/storefront/ui/notice'
import { NewPasswords } from '../NewPasswords'

const savedProfile = z.object({ profile: profileInput })

/** Name and phone number. The server reads the number and gives it back as it understood it. */
export function ProfileForm({ profile }: { profile: ProfileInput }) {
  const router = useRouter()
  const { form, field, ...state } = useServerForm({
    schema: profileInput,
    values: profile,
    send: (body) => request('PATCH', '/api/account/profile', { body, answer: savedProfile }),
    done: (saved) => {
      form.reset(saved.profile)
      router.refresh() // the menu shows the name
    },
  })
  useLeaveWarning(form.formState.isDirty)

  return (
    <ServerForm
      state={state}
      action="Save profile"
      busyLabel="Saving…"
      done="Your profile is saved"
    >
      <NameFields first={field('firstName')} last={{ ...field('lastName'), optional: true }} />
      <TextField
        label="Phone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        help="With its country code, such as +44 20 7946 0958. We assume +1 if you leave out the country code."
        {...field('phone')}
      />
    </ServerForm>
  )
}

const mailed = z.object({ mailedTo: z.string() })

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
        <Notice tone="accent" live title={`Follow the link we emailed to ${mailedTo}`}>
          The link works for 24 hours. Until then, sign in with {email}. No email? Check your spam
          folder, or send it again below.
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
  const { field, ...state } = useServerForm({
    schema: emailInput,
    values: { email: '', currentPassword: '' },
    send: (body) => request('POST', '/api/account/email', { body, answer: mailed }),
    done: ({ mailedTo }) => onDone(mailedTo),
  })
  return (
    <ServerForm
      state={state}
      name="Change email"
      action="Send the link"
      busyLabel="Sending…"
      className="w-full"
      other={
        <Button variant="ghost" onClick={onKeep}>
          Keep my address
        </Button>
      }
    >
      <EmailField
        label="New email"
        autoFocus
        help="We email a link to the new address and a notice to your current one."
        {...field('email')}
        autoComplete="email"
      />
      <CurrentPassword {...field('currentPassword')} />
    </ServerForm>
  )
}

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
