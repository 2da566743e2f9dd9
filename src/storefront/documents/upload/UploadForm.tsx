'use client'

import { CircleAlert, CircleCheck, FileText, Upload as UploadIcon } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { formatSize } from '@/src/domain/documents/my-document'
import { UPLOAD_ACCEPT, UPLOAD_HELP } from '@/src/domain/documents/upload-rules'
import { DOCUMENT_KINDS } from '@/src/domain/vocabulary/document-types'
import { plural, pluralWord } from '@/src/domain/vocabulary/plural'
import { Button } from '@/src/storefront/ui/button'
import { cx } from '@/src/storefront/ui/cx'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { countOf, type Upload } from './upload-list'
import type { UploadFormState } from './use-upload-form'

export type UploadOrder = { readonly id: string; readonly label: string }

const KINDS = Object.entries(DOCUMENT_KINDS).map(([value, label]) => ({ value, label }))

const files = (count: number) => plural(count, 'file')

type UploadFormProps = { orders: readonly UploadOrder[]; form: UploadFormState }

/** Hands files in: what they are and for which order, then the files themselves. */
export function UploadForm({ orders, form }: UploadFormProps) {
  const { kind, setKind, order, setOrder, uploads, isBusy, add, start, retry, remove } = form
  const chosen = countOf(uploads, 'chosen')
  const done = countOf(uploads, 'done')

  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {orders.length > 0 && (
          <SelectField
            label="For the order"
            optional
            placeholder="No order"
            value={order}
            onChange={(event) => setOrder(event.target.value)}
            options={orders.map(({ id, label }) => ({ value: id, label }))}
          />
        )}
        <SelectField
          label="Document type"
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          options={KINDS}
        />
      </div>
      <DropZone onFiles={add} />
      {uploads.length > 0 && (
        <ul aria-label="Files" className="border-t border-border">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRemove={() => remove(upload)}
              onRetry={() => retry(upload.key)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-success empty:hidden">
        {!isBusy &&
          done > 0 &&
          `${files(done)} uploaded. Our team can see ${pluralWord(done, 'it', 'them')} now.`}
      </p>
      {(chosen > 0 || isBusy) && (
        <Button
          className="self-start"
          busy={isBusy && chosen === 0}
          busyLabel="Uploading…"
          onClick={start}
        >
          Upload {files(Math.max(chosen, 1))}
        </Button>
      )}
    </div>
  )
}

type UploadRowProps = { upload: Upload; onRemove: () => void; onRetry: () => void }

function words({ state, share, file }: Upload): string {
  if (state === 'waiting') return 'Waiting'
  if (state === 'done') return 'Uploaded'
  if (state !== 'sending') return formatSize(file.size)
  return share < 1 ? `${Math.floor(share * 100)}% of ${formatSize(file.size)}` : 'Checking…'
}

/** One file of several, how far it is, and what can be done about it. */
function UploadRow({ upload, onRemove, onRetry }: UploadRowProps) {
  const { state, file, share, problem, canRetry } = upload
  const Icon = state === 'done' ? CircleCheck : problem ? CircleAlert : FileText
  const colour = state === 'done' ? 'text-success' : problem ? 'text-danger' : 'text-muted'
  return (
    <li className="flex items-start gap-3 border-b border-border py-3">
      <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${colour}`} />
      <div className="min-w-0 grow">
        <p className="text-sm font-semibold wrap-anywhere">{file.name}</p>
        {problem ? (
          <p role="alert" className="text-xs text-danger">
            {problem}
          </p>
        ) : (
          <p className="text-xs text-muted tabular-nums">{words(upload)}</p>
        )}
        {state === 'sending' && (
          <progress
            max={1}
            value={share}
            aria-label={`Uploading ${file.name}`}
            className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-ui bg-border accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-accent"
          />
        )}
      </div>
      {canRetry && state === 'failed' && (
        <Button variant="secondary" size="sm" aria-label={`Retry ${file.name}`} onClick={onRetry}>
          Retry
        </Button>
      )}
      {state !== 'done' && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${state === 'sending' ? 'Cancel' : 'Remove'} ${file.name}`}
          onClick={onRemove}
        >
          {state === 'sending' ? 'Cancel' : 'Remove'}
        </Button>
      )}
    </li>
  )
}

type DropZoneProps = { onFiles: (files: readonly File[]) => void }

/** Takes files by a button or dropped upon it. What is wrong with them is for the caller to say. */
function DropZone({ onFiles }: DropZoneProps) {
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
        <UploadIcon aria-hidden className="size-4" />
        Choose files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={UPLOAD_ACCEPT}
        aria-label="Choose files"
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
