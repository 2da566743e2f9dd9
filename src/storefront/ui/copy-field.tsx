'use client'

import { Check, Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { copy } from '@/src/lib/browser/copy'
import { Button } from '@/src/storefront/ui/button'
import { CONTROL, Field } from '@/src/storefront/ui/forms/field'

/** A text to pass on. Where the browser refuses the clipboard, it is selected instead. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle')

  const copyValue = async () => {
    const isCopied = await copy(value)
    if (!isCopied) input.current?.select()
    setState(isCopied ? 'copied' : 'selected')
  }

  return (
    <Field id={id} label={label}>
      <div className="flex gap-2">
        <input ref={input} id={id} readOnly value={value} className={`${CONTROL} h-11`} />
        <Button variant="secondary" onClick={copyValue}>
          Copy
        </Button>
      </div>
      <p role="status" className="min-h-5 text-xs text-muted">
        {state === 'copied' && <span>{'Link copied to clipboard!'}</span>}
        {state === 'selected' && <span>{'Press Ctrl+C or ⌘C to copy the selected link.'}</span>}
      </p>
    </Field>
  )
}

/** Copies a short value beside it; `what` names it for people who hear the page. */
export function CopyText({ what, text }: { what: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  return (
    <button
      aria-label={isCopied ? `${what} copied` : `Copy ${what}`}
      className="flex size-9 shrink-0 items-center justify-center rounded-ui text-muted hover:bg-panel hover:text-text"
      onClick={async () => setCopied(await copy(text))}
      type="button"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  )
}
