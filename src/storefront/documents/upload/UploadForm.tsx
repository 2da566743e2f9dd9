'use client'

import { DOCUMENT_KINDS } from '@/src/domain/vocabulary/document-types'
import { plural, pluralWord } from '@/src/domain/vocabulary/plural'
import { Button } from '@/src/storefront/ui/button'
import { SelectField } from '@/src/storefront/ui/forms/select-field'

import { DropZone } from './DropZone'
import { UploadRow } from './UploadRow'
import { countOf } from './upload-list'
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
