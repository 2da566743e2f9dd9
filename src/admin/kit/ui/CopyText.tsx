'use client'

import { Button, toast } from '@payloadcms/ui'
import { Copy } from 'lucide-react'

/** A text that is made to be put somewhere else. `name` says what it is. */
export function CopyText({ text, name }: { text: string; name: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(`Copied: ${name}`)
    } catch {
      toast.error('Your browser blocked copying. Select the text and copy it yourself.')
    }
  }
  return (
    <span className="admin-copy">
      <code>{text}</code>
      <Button
        aria-label={`Copy ${name}`}
        buttonStyle="secondary"
        icon={<Copy aria-hidden size={14} />}
        margin={false}
        onClick={copy}
        size="xsmall"
      >
        Copy
      </Button>
    </span>
  )
}
