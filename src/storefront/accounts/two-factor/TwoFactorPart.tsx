'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { codeForm } from '@/src/domain/accounts/two-factor/factor-input'
import { useFactorGate } from '@/src/lib/browser/factor-gate'
import { request } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'
import { useFactorProof } from '@/src/lib/browser/use-factor-proof'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { Badge } from '@/src/storefront/ui/badge'
import { Button } from '@/src/storefront/ui/button'
import { Dialog, DialogTitle } from '@/src/storefront/ui/dialog'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { CurrentPassword } from '@/src/storefront/ui/forms/password-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { AppCodeField } from './AppCodeField'
import { FactorForm } from './FactorForm'
import { FactorRow } from './FactorRow'
import { PasskeySetup } from './PasskeySetup'
import { RecoveryCodes } from './RecoveryCodes'
import { type Added, added, type SetupProps } from './setup'

const begun = z.object({ secret: z.string(), picture: z.string() })
type Begun = z.infer<typeof begun>

const password = z.object({ currentPassword: z.string().min(1, 'Enter your current password') })
const noPassword = z.object({ currentPassword: z.string() })

/** Setting up an authenticator app: the password, the picture, the first code. */
function AppSetup(props: SetupProps) {
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

type Passkey = { readonly id: string; readonly name: string; readonly createdAt: string }

type TwoFactorProps = {
  readonly appSince: string | null
  readonly passkeys: readonly Passkey[]
  readonly recoveryLeft: number
  /** A browser makes none for an address that is a number. */
  readonly passkeysWork: boolean
}

const codes = z.object({ recoveryCodes: z.array(z.string()) })

/** One's second factors: what is set up, and how to add, replace or remove it. */
export function TwoFactorPart({ appSince, passkeys, recoveryLeft, passkeysWork }: TwoFactorProps) {
  const router = useRouter()
  const [adding, setAdding] = useState<'app' | 'passkey' | null>(null)
  const [shown, setShown] = useState<readonly string[] | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const isOn = appSince !== null || passkeys.length > 0

  const onAdded = ({ recoveryCodes }: Added) => {
    setAdding(null)
    setShown(recoveryCodes)
    if (!recoveryCodes) router.refresh()
  }
  const remove = async (which: string) => {
    setBusy(which)
    const answer = await request('DELETE', `/api/account/factor/${which}`)
    setBusy(null)
    setFailure(answer.ok ? null : answer)
    if (answer.ok) router.refresh()
  }
  const renew = async () => {
    setBusy('codes')
    const answer = await request('POST', '/api/account/factor/recovery-codes', {
      body: {},
      answer: codes,
    })
    setBusy(null)
    setFailure(answer.ok ? null : answer)
    if (answer.ok) setShown(answer.value.recoveryCodes)
  }
  const done = () => {
    setShown(null)
    router.refresh()
  }

  if (shown) return <RecoveryCodes codes={shown} onDone={done} />
  const setup = { wantsPassword: !isOn, onAdded, onKeep: () => setAdding(null) }
  return (
    <div className="flex flex-col items-start gap-5">
      <FactorGate />
      <p>
        <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
      </p>
      {failure && <FailureNotice failure={failure} focus />}
      {isOn && (
        <ul className="w-full border-t border-border">
          {appSince && (
            <FactorRow
              busy={busy === 'app'}
              name="Authenticator app"
              onRemove={() => void remove('app')}
              since={appSince}
            />
          )}
          {passkeys.map(({ id, name, createdAt }) => (
            <FactorRow
              busy={busy === id}
              key={id}
              name={`Passkey: ${name}`}
              onRemove={() => void remove(id)}
              since={createdAt}
            />
          ))}
          <li className="flex items-center gap-4 border-b border-border py-3.5 text-sm">
            <span className="grow">{`Recovery codes: ${recoveryLeft} left`}</span>
            <Button
              busy={busy === 'codes'}
              busyLabel="…"
              onClick={renew}
              size="sm"
              variant="secondary"
            >
              Get new codes
            </Button>
          </li>
        </ul>
      )}
      {adding === 'app' && <AppSetup {...setup} />}
      {adding === 'passkey' && <PasskeySetup {...setup} />}
      {!adding && (
        <div className="flex flex-wrap gap-3">
          {!appSince && (
            <Button onClick={() => setAdding('app')} variant="secondary">
              Set up an authenticator app
            </Button>
          )}
          {passkeysWork && (
            <Button onClick={() => setAdding('passkey')} variant="secondary">
              Add a passkey
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Asks for the second factor where a request wants it, and lets the request go on. */
function FactorGate() {
  const { isAsking, close } = useFactorGate()
  if (!isAsking) return null
  return (
    <Dialog className="max-w-105 p-6" onClose={() => close(false)}>
      <DialogTitle>Confirm that it’s you</DialogTitle>
      <Question onDone={() => close(true)} />
    </Dialog>
  )
}

function Question({ onDone }: { onDone: () => void }) {
  const { busy, failure, byCode, byPasskey } = useFactorProof(onDone)
  const [code, setCode] = useState('')
  return (
    <form
      className="mt-4 flex flex-col gap-5"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void byCode(code)
      }}
    >
      {failure && <FailureNotice failure={failure} />}
      <TextField
        autoComplete="one-time-code"
        autoFocus
        help="From your authenticator app, or one of your recovery codes"
        label="Code"
        maxLength={40}
        onChange={(event) => setCode(event.target.value)}
        value={code}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel="Checking…" type="submit">
          Continue
        </Button>
        <Button onClick={() => void byPasskey()} variant="secondary">
          Use a passkey
        </Button>
      </div>
    </form>
  )
}
