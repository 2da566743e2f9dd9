'use client'

import { FileText, Paperclip, X } from 'lucide-react'
import { useId, useRef } from 'react'

import { formatSize } from '@/src/domain/documents/my-document'
import { UPLOAD_ACCEPT } from '@/src/domain/documents/upload-rules'
import { ATTACHMENT_HELP, attachmentsRefusal } from '@/src/domain/support/attachment-rules'
import { Button } from '@/src/storefront/ui/button'
import { FieldError } from '@/src/storefront/ui/forms/field'

type AttachmentPickerProps = {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
  /** What the server has against them. */
  error?: string
  disabled?: boolean
}

/** Chooses what goes along with a message. It is sent with it, all or nothing. */
export function AttachmentPicker({ files, onChange, error, disabled }: AttachmentPickerProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const problem = attachmentsRefusal(files) ?? error
  return (
    <div className="flex flex-col gap-2">
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={UPLOAD_ACCEPT}
        disabled={disabled}
        className="sr-only"
        tabIndex={-1}
        aria-label="Attach files"
        onChange={(event) => {
          onChange([...files, ...(event.target.files ?? [])])
          event.target.value = '' // so that the same file can be chosen again
        }}
      />
      <div>
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={`${id}-help`}
          onClick={() => input.current?.click()}
        >
          <Paperclip aria-hidden className="size-4" />
          Attach files
        </Button>
      </div>
      <p id={`${id}-help`} className="text-xs text-muted">
        {ATTACHMENT_HELP}
      </p>
      {files.length > 0 && (
        <ul aria-label="Files to send" className="border-t border-border">
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice
            <li key={index} className="flex items-center gap-3 border-b border-border py-2 text-sm">
              <FileText aria-hidden className="size-4 shrink-0 text-muted" />
              <span className="min-w-0 grow wrap-anywhere">
                {file.name}{' '}
                <span className="text-xs text-muted tabular-nums">{formatSize(file.size)}</span>
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove ${file.name}`}
                onClick={() => onChange(files.filter((_, at) => at !== index))}
              >
                <X aria-hidden className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FieldError id={id} error={problem} />
    </div>
  )
}
