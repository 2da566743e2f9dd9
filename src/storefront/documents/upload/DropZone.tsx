'use client'

import { Upload } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'

import { UPLOAD_ACCEPT, UPLOAD_HELP } from '@/src/domain/documents/upload-rules'
import { Button } from '@/src/storefront/ui/button'
import { cx } from '@/src/storefront/ui/cx'

type DropZoneProps = {
  /** What the button says. */
  label?: string
  onFiles: (files: readonly File[]) => void
}

/** Takes files by a button or dropped upon it. What is wrong with them is for the caller to say. */
export function DropZone({ label = 'Choose files', onFiles }: DropZoneProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files])
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside does the same
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        'flex flex-col items-start gap-3 rounded-ui border border-dashed px-5 py-6 transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-border-strong bg-surface',
      )}
    >
      <Button
        variant="secondary"
        size="sm"
        aria-describedby={`${id}-help`}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden className="size-4" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={UPLOAD_ACCEPT}
        aria-label={label}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = '' // the same file may be chosen again
        }}
      />
      <p id={`${id}-help`} className="text-xs text-muted">
        <span className="hidden sm:inline">Or drop them here. </span>
        {UPLOAD_HELP}.
      </p>
    </div>
  )
}
