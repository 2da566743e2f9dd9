'use client'

import { useState } from 'react'

import { signWithPasskey } from '@/src/lib/browser/passkey'
import { useSending } from '@/src/lib/browser/use-sending'
import { Button } from '@/src/storefront/ui/button'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { AccountFormFrame, useAccountForm } from '../AccountFormFrame'
import { enter } from '../account-api'
import { AppCodeField } from './AppCodeField'

type Way = 'code' | 'passkey' | 'recovery'

type SecondStepProps = {
  readonly next: string
  readonly problem: string | null
  readonly hasApp: boolean
  readonly hasPasskey: boolean
}

const OTHER: Record<Way, string> = {
  code: 'Use a code from your app',
  passkey: 'Use a passkey',
  recovery: 'Use a recovery code',
}

/** The second step of signing in: by whichever factor is at hand. */
export function SecondStepForm({ next, problem, hasApp, hasPasskey }: SecondStepProps) {
  const ways: readonly Way[] = [
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(hasApp ? (['code'] as const) : []),
    'recovery',
  ]
  const [way, setWay] = useState<Way>(problem && hasApp ? 'code' : (ways[0] ?? 'recovery'))
  return (
    <>
      {way === 'code' && <CodeForm next={next} problem={problem} />}
      {way === 'recovery' && <RecoveryForm next={next} />}
      {way === 'passkey' && <PasskeyForm next={next} />}
      <div className="mt-6 flex flex-col items-start gap-2 text-sm">
        {ways
          .filter((one) => one !== way)
          .map((one) => (
            <button className="link" key={one} onClick={() => setWay(one)} type="button">
              {OTHER[one]}
            </button>
          ))}
        <a className="link" href="/auth">
          Start over
        </a>
      </div>
    </>
  )
}

function CodeForm({ next, problem }: { next: string; problem: string | null }) {
  const { field, frame } = useAccountForm({
    way: 'second-step',
    schema: async () => (await import('@/src/domain/accounts/two-factor/factor-input')).codeForm,
    next,
    problem,
  })
  return (
    <AccountFormFrame action="Continue" busyLabel="Checking…" frame={frame}>
      <AppCodeField
        autoFocus
        help="The 6 digits that your authenticator app shows now"
        {...field('code')}
      />
    </AccountFormFrame>
  )
}

function RecoveryForm({ next }: { next: string }) {
  const { field, frame } = useAccountForm({
    way: 'second-step',
    schema: async () =>
      (await import('@/src/domain/accounts/two-factor/factor-input')).recoveryForm,
    next,
  })
  return (
    <AccountFormFrame action="Continue" busyLabel="Checking…" frame={frame}>
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        autoFocus
        help="One of the ten codes that you saved. Each works once. Lost them too? Write to us."
        label="Recovery code"
        maxLength={40}
        spellCheck={false}
        {...field('recoveryCode')}
      />
    </AccountFormFrame>
  )
}

function PasskeyForm({ next }: { next: string }) {
  const { busy, failure, run } = useSending()
  const sign = async () => {
    const signed = await signWithPasskey()
    if (!signed.ok) return signed
    const sent = { passkey: signed.value, next }
    return enter('second-step', sent)
  }
  const confirm = async () => {
    const answer = await run(sign, { leaves: true })
    if (answer.ok) window.location.assign(answer.value.redirect)
  }
  return (
    <div className="flex flex-col gap-5">
      {failure && <FailureNotice failure={failure} focus />}
      <Button block busy={busy} busyLabel="Waiting for your passkey…" onClick={confirm} size="lg">
        Use a passkey
      </Button>
    </div>
  )
}
