'use client'

import { useState } from 'react'

import { useFactorGate } from '@/src/lib/browser/use-factor-gate'
import { useFactorProof } from '@/src/lib/browser/use-factor-proof'
import { Button } from '@/src/storefront/ui/button'
import { Dialog, DialogTitle } from '@/src/storefront/ui/dialog'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { TextField } from '@/src/storefront/ui/forms/text-field'

/** Asks for the second factor where a request wants it, and lets the request go on. */
export function FactorGate() {
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
