import { Paperclip, X } from 'lucide-react'
import { useId } from 'react'

import { UPLOAD_ACCEPT } from '@/src/domain/documents/upload-rules'
import { ATTACHMENT_HELP, attachmentsRefusal } from '@/src/domain/support/attachment-rules'

type Props = {
  readonly label: string
  readonly files: readonly File[]
  readonly set: (files: readonly File[]) => void
}

/** The files that go with a message. */
export function ComposerFiles({ label, files, set }: Props) {
  const id = useId()
  const refusal = attachmentsRefusal(files)
  return (
    <div className="composer__files">
      <label className="composer__quiet" htmlFor={id} title={ATTACHMENT_HELP}>
        <Paperclip aria-hidden size={14} />
        {label}
      </label>
      <input
        accept={UPLOAD_ACCEPT}
        className="ticket-unseen"
        id={id}
        multiple
        onChange={({ target }) => {
          set([...files, ...Array.from(target.files ?? [])])
          target.value = ''
        }}
        type="file"
      />
      {files.length > 0 && (
        <ul>
          {files.map((file, at) => (
            <li key={`${file.name} ${file.lastModified}`}>
              {file.name}
              <button
                aria-label={`Remove ${file.name}`}
                onClick={() => set(files.filter((_, index) => index !== at))}
                type="button"
              >
                <X aria-hidden size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {refusal && <p role="alert">{refusal}</p>}
    </div>
  )
}
