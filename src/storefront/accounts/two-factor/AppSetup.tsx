'use client'

import { useState } from 'react'
import { z } from 'zod'

import { codeForm } from '@/src/domain/accounts/two-factor/factor-input'
import { request } from '@/src/lib/browser/request'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { CurrentPassword } from '@/src/storefront/ui/forms/password-field'
import { AppCodeField } from './AppCodeField'

import { FactorForm } from './FactorForm'
import { added, type SetupProps } from './setup'

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
