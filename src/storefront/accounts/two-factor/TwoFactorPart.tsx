'use client'

import { Download, KeyRound } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { copy } from '@/src/lib/browser/copy'
import { useFactorGate } from '@/src/lib/browser/factor-gate'
import { request } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'
import { saveFile } from '@/src/lib/browser/upload'
import { useFactorProof } from '@/src/lib/browser/use-factor-proof'
import { Badge } from '@/src/storefront/ui/badge'
import { Button } from '@/src/storefront/ui/button'
import { Dialog, DialogTitle } from '@/src/storefront/ui/dialog'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Notice } from '@/src/storefront/ui/notice'
import { Day } from '@/src/storefront/ui/when'
import { type Added, AppSetup, PasskeySetup } from './FactorSetup'

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

type FactorRowProps = {
  readonly name: string
  /** ISO. */
  readonly since: string
  readonly busy: boolean
  readonly onRemove: () => void
}

/** A factor that is set up, and the way to remove it. */
function FactorRow({ name, since, busy, onRemove }: FactorRowProps) {
  return (
    <li className="flex items-center gap-4 border-b border-border py-3.5">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="text-sm font-semibold wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">
          Added <Day at={since} />
        </p>
      </div>
      <Button
        aria-label={`Remove ${name}`}
        busy={busy}
        busyLabel="…"
        onClick={onRemove}
        size="sm"
        variant="secondary"
      >
        Remove
      </Button>
    </li>
  )
}

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void }

/**
 * The way in for someone who has lost their second factor: shown once. Where the browser refuses the
 * clipboard, the codes are selected instead.
 */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const list = useRef<HTMLUListElement>(null)
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle')
  const text = codes.join('\n')
  const copyCodes = async () => {
    const isCopied = await copy(text)
    if (!isCopied && list.current) window.getSelection()?.selectAllChildren(list.current)
    setState(isCopied ? 'copied' : 'selected')
  }
  const download = () =>
    saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')
  return (
    <div className="flex flex-col items-start gap-5">
      <Notice live title="Save these recovery codes now" tone="warning">
        We show them only once. If you lose your phone or passkey, each code lets you in one time.
      </Notice>
      <ul
        ref={list}
        className="grid w-full grid-cols-2 gap-x-8 gap-y-1.5 rounded-ui border border-border bg-panel p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>I saved them</Button>
        <Button onClick={copyCodes} variant="secondary">
          Copy codes
        </Button>
        <Button onClick={download} variant="secondary">
          <Download aria-hidden className="size-4.5" />
          Download codes
        </Button>
      </div>
      <p role="status" className="min-h-5 text-xs text-muted">
        {state === 'copied' && <span>{'Codes copied to clipboard.'}</span>}
        {state === 'selected' && <span>{'Press Ctrl+C or ⌘C to copy the selected codes.'}</span>}
      </p>
    </div>
  )
}
