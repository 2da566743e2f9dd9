'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

import { copy } from '@/src/lib/browser/copy'

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
