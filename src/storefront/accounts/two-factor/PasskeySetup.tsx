'use client'

import { z } from 'zod'
import { passkeyName } from '@/src/domain/accounts/two-factor/factor-input'
import { makePasskey } from '@/src/lib/browser/passkey'
import { request } from '@/src/lib/browser/request'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { CurrentPassword } from '@/src/storefront/ui/forms/password-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { FactorForm } from './FactorForm'
import { added, type SetupProps } from './setup'

const input = passkeyName.extend({ currentPassword: z.string() })

/** Adding a passkey: a fingerprint, a face, a PIN or a security key. */
export function PasskeySetup({ wantsPassword, onAdded, onKeep }: SetupProps) {
  const { field, ...state } = useServerForm({
    schema: input,
    values: { name: '', currentPassword: '' },
    send: async ({ name, currentPassword }) => {
      const made = await makePasskey(currentPassword || undefined)
      if (!made.ok) return made
      const body = { name, answer: made.value }
      return request('POST', '/api/account/factor/passkey/confirm', { body, answer: added })
    },
    done: onAdded,
  })
  return (
    <FactorForm
      action="Add passkey"
      busyLabel="Follow your browser…"
      name="Add a passkey"
      onKeep={onKeep}
      state={state}
    >
      <TextField
        autoFocus
        help="For example: Work laptop"
        label="Name"
        maxLength={60}
        {...field('name')}
      />
      {wantsPassword && <CurrentPassword {...field('currentPassword')} />}
    </FactorForm>
  )
}
