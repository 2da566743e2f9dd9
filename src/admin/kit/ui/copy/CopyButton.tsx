'use client'

import { toast } from '@payloadcms/ui'
import { Copy } from 'lucide-react'

/** Copies a text. `name` says what it is. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(`Copied: ${name}`)
    } catch {
      toast.error('Your browser blocked copying. Select the text and copy it yourself.')
    }
  }
  return (
    <button
      aria-label={`Copy ${name}`}
      className="kit-copy"
      onClick={() => void copy()}
      type="button"
    >
      <Copy aria-hidden size={14} />
    </button>
  )
}
