'use client'

import { useState } from 'react'

import { Button } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void }

/** The way in for someone who has lost their second factor: shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n')).catch(() => null)
    setCopied(true)
  }
  return (
    <div className="flex flex-col items-start gap-5">
      <Notice live title="Save these recovery codes now" tone="warning">
        We show them only once. If you lose your phone or passkey, each code lets you in one time.
      </Notice>
      <ul className="grid w-full grid-cols-2 gap-x-8 gap-y-1.5 rounded-ui border border-border bg-panel p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>I saved them</Button>
        <Button onClick={copy} variant="secondary">
          {copied ? 'Copied' : 'Copy codes'}
        </Button>
      </div>
    </div>
  )
}
