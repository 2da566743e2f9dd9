'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'

import { request } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'
import { Badge } from '@/src/storefront/ui/badge'
import { Button } from '@/src/storefront/ui/button'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'

import { AppSetup } from './AppSetup'
import { FactorGate } from './FactorGate'
import { FactorRow } from './FactorRow'
import { PasskeySetup } from './PasskeySetup'
import { RecoveryCodes } from './RecoveryCodes'
import type { Added } from './setup'

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
