'use client'

import { Button, toast } from '@payloadcms/ui'
import { Copy } from 'lucide-react'
import { copy } from '@/src/lib/browser/copy'

/** Puts a text where it can be pasted. `name` says what it is. */
async function copyText(text: string, name: string): Promise<void> {
  if (await copy(text)) toast.success(`Copied: ${name}`)
  else toast.error('Your browser blocked copying. Select the text and copy it yourself.')
}

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

/** What has to be typed elsewhere, line by line, each with a button that copies it. */
export function CopyFacts({
  facts,
}: {
  facts: readonly (readonly [label: string, text: string])[]
}) {
  return (
    <dl className="m-0 mb-3.5 border border-line rounded-[8px]">
      {facts.map(([label, text]) => (
        <div
          className="grid grid-cols-[minmax(96px,150px)_minmax(0,1fr)] items-center gap-3 min-h-9 py-0.5 pr-2 pl-3.5 border-b border-line-soft last:border-b-0"
          key={label}
        >
          <dt className="text-muted">{label}</dt>
          <dd className="grid grid-cols-[minmax(0,1fr)_28px] items-center gap-3 m-0 wrap-anywhere">
            <span>{text}</span>
            <CopyButton name={label} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
