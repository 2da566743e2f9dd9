'use client'

import { Button } from '@payloadcms/ui'
import { Copy } from 'lucide-react'

import { copyText } from './copy/copy-text'

/** A text that is made to be put somewhere else. `name` says what it is. */
export function CopyText({ text, name }: { text: string; name: string }) {
  return (
    <span className="admin-copy">
      <code>{text}</code>
      <Button
        aria-label={`Copy ${name}`}
        buttonStyle="secondary"
        icon={<Copy aria-hidden size={14} />}
        margin={false}
        onClick={() => void copyText(text, name)}
        size="xsmall"
      >
        Copy
      </Button>
    </span>
  )
}
