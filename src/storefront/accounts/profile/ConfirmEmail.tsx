'use client'

import { useState } from 'react'
import { z } from 'zod'

import { emailConfirmInput } from '@/src/domain/accounts/settings-input'
import { request } from '@/src/lib/browser/request'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { CurrentPassword } from '@/src/storefront/ui/forms/password-field'
import { ServerForm } from '@/src/storefront/ui/forms/server-form'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Notice } from '@/src/storefront/ui/notice'

const answer = z.object({ linked: z.number() })

type ConfirmEmailProps = {
  token: string
  email: string
  /** The account is not signed in here, so its password is asked for. */
  asksPassword: boolean
}

/** Following a link changes nothing, for mail scanners do that too; the button does. */
export function ConfirmEmail({ token, email, asksPassword }: ConfirmEmailProps) {
  const [linked, setLinked] = useState<number | null>(null)
  const { field, ...state } = useServerForm({
    schema: emailConfirmInput,
    values: { token, password: asksPassword ? '' : undefined },
    send: (body) => request('POST', '/api/account/email/confirm', { body, answer }),
    done: (changed) => setLinked(changed.linked),
  })

  if (linked !== null) {
    return (
      <div className="flex flex-col items-start gap-6">
        <Notice tone="success" live className="w-full">
          From now on, sign in with {email}. We’ll email you there.{' '}
          {linked > 0 && (
            <span>{'Your earlier orders with this address are in your account now.'}</span>
          )}
        </Notice>
        <ButtonLink href="/dashboard/settings">Go to your settings</ButtonLink>
      </div>
    )
  }
  return (
    <ServerForm state={state} action="Use this address" busyLabel="Changing…">
      {asksPassword && (
        <CurrentPassword label="Password" help="Your current password" {...field('password')} />
      )}
    </ServerForm>
  )
}
