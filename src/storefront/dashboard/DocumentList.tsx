import { FileText } from 'lucide-react'

import { DOCUMENT_KINDS, type DocumentKind } from '@/src/domain/orders/document-types'
import { documentHref } from '@/src/storefront/order/hrefs'
import { buttonClass } from '@/src/storefront/ui/button-look'
import { formatDay } from './dates'

type OwnDocument = {
  readonly id: string
  readonly name?: string | null
  readonly type: DocumentKind
  readonly url?: string | null
  readonly fileUrl?: string | null
  readonly uploadedAt?: string | null
}

/** Papers to download; a few are links to where the state keeps them. */
export function DocumentList({ documents }: { documents: readonly OwnDocument[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {documents.map((document) => {
        const name = document.name || DOCUMENT_KINDS[document.type]
        return (
          <li
            key={document.id}
            className="flex flex-col gap-4 rounded-ui border border-border bg-raised p-5"
          >
            <div className="flex gap-3">
              <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="text-xs text-muted">
                  {DOCUMENT_KINDS[document.type]}
                  {document.uploadedAt && ` · ${formatDay(document.uploadedAt)}`}
                </p>
              </div>
            </div>
            <DownloadLink document={document} name={name} />
          </li>
        )
      })}
    </ul>
  )
}

function DownloadLink({ document, name }: { document: OwnDocument; name: string }) {
  const look = buttonClass({ variant: 'secondary', size: 'sm', block: true })
  if (document.url) {
    return (
      <a href={documentHref(document.id)} aria-label={`Download ${name}`} className={look}>
        Download
      </a>
    )
  }
  if (!document.fileUrl) return null
  return (
    <a
      href={documentHref(document.id)}
      target="_blank"
      rel="noreferrer"
      aria-label={`Open ${name} in a new tab`}
      className={look}
    >
      Open
    </a>
  )
}
