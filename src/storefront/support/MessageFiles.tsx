import { Download, Paperclip } from 'lucide-react'

import { formatSize } from '@/src/domain/documents/my-document'
import type { AttachmentView } from '@/src/domain/support/ticket-view'

type MessageFilesProps = {
  files: readonly AttachmentView[]
  /** Where files are opened: `{base}/{id}/view`, `{base}/{id}/download`. */
  base: string
}

/** What came along with a message. What the browser can show opens beside this page. */
export function MessageFiles({ files, base }: MessageFilesProps) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Attachments" className="mt-3 flex flex-col gap-2 border-t border-border pt-3">
      {files.map(({ id, name, size, view }) => (
        <li key={id} className="flex items-center gap-2">
          <Paperclip aria-hidden className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 grow">
            {view === 'download' ? (
              <span className="wrap-anywhere">{name}</span>
            ) : (
              <a
                href={`${base}/${id}/view`}
                target="_blank"
                rel="noopener"
                className="link wrap-anywhere"
              >
                {name}
              </a>
            )}
            {size !== null && <span className="text-xs text-muted"> {formatSize(size)}</span>}
          </span>
          <a
            href={`${base}/${id}/download`}
            aria-label={`Download ${name}`}
            className="flex size-9 shrink-0 items-center justify-center rounded-ui text-muted transition-colors hover:bg-panel hover:text-text"
          >
            <Download aria-hidden className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  )
}
