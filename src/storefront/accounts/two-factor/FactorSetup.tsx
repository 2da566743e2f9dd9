'use client'

import { type ComponentProps, useState } from 'react'
import { z } from 'zod'
import { codeForm, passkeyName } from '@/src/domain/accounts/two-factor/factor-input'
import { makePasskey } from '@/src/lib/browser/passkey'
import { request } from '@/src/lib/browser/request'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { Button } from '@/src/storefront/ui/button'
import { CurrentPassword } from '@/src/storefront/ui/forms/password-field'
import { ServerForm } from '@/src/storefront/ui/forms/server-form'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { AppCodeField } from './AppCodeField'

/** What came of adding a factor: the recovery codes where it is the first. */
const added = z.object({ recoveryCodes: z.array(z.string()).nullable() })
export type Added = z.infer<typeof added>

type SetupProps = {
  /** No factor is there yet to ask for. */
  readonly wantsPassword: boolean
  readonly onAdded: (added: Added) => void
  readonly onKeep: () => void
}

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

type Props = Omit<ComponentProps<typeof ServerForm>, 'className' | 'other'> & {
  /** Leaves everything as it is. */
  readonly onKeep: (() => void) | undefined
}

/** One step of setting up a second factor, which can be left. */
function FactorForm({ onKeep, ...form }: Props) {
  const notNow = (
    <Button onClick={onKeep} variant="ghost">
      Not now
    </Button>
  )
  return <ServerForm className="w-full" other={notNow} {...form} />
}

const begun = z.object({ secret: z.string(), picture: z.string() })
type Begun = z.infer<typeof begun>

const password = z.object({ currentPassword: z.string().min(1, 'Enter your current password') })
const noPassword = z.object({ currentPassword: z.string() })

/** Setting up an authenticator app: the password, the picture, the first code. */
export function AppSetup(props: SetupProps) {
  const [setup, setSetup] = useState<Begun | null>(null)
  return setup ? <FirstCode {...props} setup={setup} /> : <Begin {...props} onBegun={setSetup} />
}

function Begin(props: SetupProps & { readonly onBegun: (begun: Begun) => void }) {
  const { wantsPassword, onBegun, onKeep } = props
  const { field, ...state } = useServerForm({
    schema: wantsPassword ? password : noPassword,
    values: { currentPassword: '' },
    send: (body) => request('POST', '/api/account/factor/app', { body, answer: begun }),
    done: onBegun,
  })
  return (
    <FactorForm
      action="Continue"
      busyLabel="Checking…"
      name="Set up an authenticator app"
      onKeep={onKeep}
      state={state}
    >
      <p className="text-sm text-muted">
        You need an app such as Google Authenticator, 1Password or Authy on your phone.
      </p>
      {wantsPassword && <CurrentPassword {...field('currentPassword')} />}
    </FactorForm>
  )
}

function FirstCode({ setup, onAdded, onKeep }: SetupProps & { readonly setup: Begun }) {
  const { field, ...state } = useServerForm({
    schema: codeForm,
    values: { code: '' },
    send: (body) => request('POST', '/api/account/factor/app/confirm', { body, answer: added }),
    done: onAdded,
  })
  return (
    <FactorForm
      action="Turn on"
      busyLabel="Checking…"
      name="Confirm your app"
      onKeep={onKeep}
      state={state}
    >
      <p className="text-sm">Scan this with your app, then enter the code that it shows.</p>
      {/* biome-ignore lint/performance/noImgElement: it is in the answer itself, and never fetched */}
      <img
        alt="QR code for your authenticator app"
        className="size-48 rounded-ui border border-border bg-white p-2"
        height={192}
        src={setup.picture}
        width={192}
      />
      <p className="text-sm text-muted">
        Can’t scan it? Type this key:{' '}
        <code className="font-mono wrap-anywhere text-text">{setup.secret}</code>
      </p>
      <AppCodeField {...field('code')} />
    </FactorForm>
  )
}
