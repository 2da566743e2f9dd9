'use client'

import { Download } from 'lucide-react'
import { useRef, useState } from 'react'

import { copy } from '@/src/lib/browser/copy'
import { saveFile } from '@/src/lib/browser/upload'
import { Button } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void }

/**
 * The way in for someone who has lost their second factor: shown once. Where the browser refuses the
 * clipboard, the codes are selected instead.
 */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
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
