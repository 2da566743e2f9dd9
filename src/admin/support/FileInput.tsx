'use client'

import { UPLOAD_ACCEPT } from '@/src/domain/documents/upload-rules'
import { ATTACHMENT_HELP, attachmentsRefusal } from '@/src/domain/support/attachment-rules'

import { FormRow } from '../kit/ui/FormRow'

type FileInputProps = {
  readonly id: string
  readonly label: string
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
  /** Changes when the chosen files have gone, so that the browser forgets them too. */
  readonly round: number
}

/** The files that go along with an answer or a note. */
export function FileInput({ id, label, files, onChange, round }: FileInputProps) {
  return (
    <FormRow
      error={attachmentsRefusal(files) ?? undefined}
      help={ATTACHMENT_HELP}
      id={id}
      label={label}
    >
      {(control) => (
        <input
          {...control}
          accept={UPLOAD_ACCEPT}
          key={round}
          multiple
          onChange={(event) => onChange([...(event.target.files ?? [])])}
          type="file"
        />
      )}
    </FormRow>
  )
}
