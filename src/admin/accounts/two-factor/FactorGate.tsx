'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { FormRow } from '@/src/admin/kit/form/inputs'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import { useFactorGate } from '@/src/lib/browser/factor-gate'
import { askingForFactor } from '@/src/lib/browser/stock-forms'
import { useFactorProof } from '@/src/lib/browser/use-factor-proof'

/** Around the back-office: asks for the second factor where an action wants it, and lets it go on. */
export function FactorGate({ children }: { children: ReactNode }) {
  const { isAsking, close } = useFactorGate()
  useEffect(() => {
    const plain = window.fetch
    window.fetch = askingForFactor(plain)
    return () => {
      window.fetch = plain
    }
  }, [])
  return (
    <>
      {children}
      <KitDialog
        isOpen={isAsking}
        onOpen={(isOpen) => !isOpen && close(false)}
        title="Confirm that it’s you"
      >
        <Question onDone={() => close(true)} />
      </KitDialog>
    </>
  )
}

function Question({ onDone }: { onDone: () => void }) {
  const { busy, failure, byCode, byPasskey } = useFactorProof(onDone)
  const [code, setCode] = useState('')
  return (
    <form
      className="kit-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation() // a form beneath the dialog is not meant
        if (!busy) void byCode(code)
      }}
    >
      <FormRow
        error={failure?.message}
        help="From your authenticator app, or one of your recovery codes. You are asked again after 10 minutes."
        label="Code"
      >
        {(control) => (
          <input
            {...control}
            autoComplete="one-time-code"
            // biome-ignore lint/a11y/noAutofocus: the dialog asks for nothing else
            autoFocus
            maxLength={40}
            onChange={(event) => setCode(event.target.value)}
            value={code}
          />
        )}
      </FormRow>
      <div className="admin-form-actions">
        <ActionButton busyLabel="Checking…" isBusy={busy} look="primary" type="submit">
          Continue
        </ActionButton>
        <ActionButton busyLabel="Waiting…" isBusy={busy} onAct={() => void byPasskey()}>
          Use a passkey
        </ActionButton>
      </div>
    </form>
  )
}
