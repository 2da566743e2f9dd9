'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'

import { emailInput } from '@/src/domain/accounts/settings-input'
import { request } from '@/src/lib/browser/request'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { Badge } from '@/src/storefront/ui/badge'
import { Button } from '@/src/storefront/ui/button'
import { CurrentPassword } from '@/src/storefront/ui/forms/password-field'
import { EmailField } from '@/src/storefront/ui/forms/person-fields'
import { ServerForm } from '@/src/storefront/ui/forms/server-form'
import { Notice } from '@/src/storefront/ui/notice'

const answer = z.object({ mailedTo: z.string() })

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
    send: (body) => request('POST', '/api/account/email', { body, answer }),
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
