'use client'

import { Button } from '@payloadcms/ui'
import { Copy } from 'lucide-react'

import { copyText } from './copy/copy-text'

/** A text that is made to be put somewhere else. `name` says what it is. */
export function CopyText({ text, name }: { text: string; name: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 [&_.btn]:m-0">
      <code className="px-2 py-0.75 rounded-ui bg-panel text-sm wrap-anywhere">{text}</code>
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
