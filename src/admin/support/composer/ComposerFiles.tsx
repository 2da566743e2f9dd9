import { Paperclip, X } from 'lucide-react'
import { useId } from 'react'

import { UPLOAD_ACCEPT } from '@/src/domain/documents/upload-rules'
import { ATTACHMENT_HELP, attachmentsRefusal } from '@/src/domain/support/attachment-rules'
import { QUIET_BUTTON } from './quiet-button'

type Props = {
  readonly label: string
  readonly files: readonly File[]
  readonly set: (files: readonly File[]) => void
}

export function ComposerFiles({ label, files, set }: Props) {
  const id = useId()
  const refusal = attachmentsRefusal(files)
  return (
    <div>
      <label
        className="inline-flex items-center gap-1.25 px-2 py-1 cursor-pointer has-[+input:focus-visible]:outline-ring"
        htmlFor={id}
        title={ATTACHMENT_HELP}
      >
        <Paperclip aria-hidden size={14} />
        {label}
      </label>
      <input
        accept={UPLOAD_ACCEPT}
        className="sr-only"
        id={id}
        multiple
        onChange={({ target }) => {
          set([...files, ...Array.from(target.files ?? [])])
          target.value = ''
        }}
        type="file"
      />
      {files.length > 0 && (
        <ul className="m-0 mt-1 p-0 list-none">
          {files.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice
            <li key={at}>
              {file.name}
              <button
                className={QUIET_BUTTON}
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
