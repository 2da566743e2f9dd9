'use client'

import { Copy } from 'lucide-react'

import { copyText } from './copy-text'

/** Copies a text. `name` says what it is. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  return (
    <button
      aria-label={`Copy ${name}`}
      className="kit-copy"
      onClick={() => void copyText(text, name)}
      type="button"
    >
      <Copy aria-hidden size={14} />
    </button>
  )
}
