import { Download, FileArchive, FileText } from 'lucide-react'

import { type MadeDocuments as Made, signatureText } from '@/src/domain/orders/made-document'
import { plural } from '@/src/domain/vocabulary/plural'
import { buttonClass } from '@/src/storefront/ui/button-look'

import { documentHref, packetHref } from '../hrefs'
import { ClauseForm } from './ClauseForm'

const LOOK = buttonClass({ variant: 'secondary', size: 'sm' })

type Props = { orderId: string; documents: Made }

/** What we made of the customer's answers: each to download, all as one file, and what waits. */
export function MadeDocuments({ orderId, documents: { made, waiting, questions } }: Props) {
  const kept = made.filter(({ document }) => document !== null)
  const inForce = made.filter(({ state }) => state !== 'void').map(({ title }) => title)
  const shown = made.filter(
    ({ document, isEnded, title }) => document !== null || (isEnded && !inForce.includes(title)),
  )
  return (
    <>
      {kept.length > 0 && (
        <p className="mb-4 flex flex-wrap gap-3">
          <a href={packetHref(orderId, 'pdf')} className={LOOK}>
            <Download aria-hidden className="size-4" />
            All as one PDF
          </a>
          <a href={packetHref(orderId, 'zip')} className={LOOK}>
            <FileArchive aria-hidden className="size-4" />
            All as a ZIP file
          </a>
        </p>
      )}
      <ul className="border-t border-border">
        {shown.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-border py-4"
          >
            <FileText aria-hidden className="size-5 shrink-0 text-muted" />
            <div className="min-w-0 grow basis-44">
              <p className="font-semibold wrap-anywhere">{one.title}</p>
              <p className="text-xs text-muted">
                {`${signatureText(one)} · ${one.voidReason ?? plural(one.pages, 'page')}`}
              </p>
            </div>
            {one.document && (
              <a
                href={documentHref(one.document)}
                aria-label={`Download ${one.title}`}
                className={LOOK}
              >
                <Download aria-hidden className="size-4" />
                Download
              </a>
            )}
          </li>
        ))}
        {waiting.map(({ title, waits }) => (
          <li key={title} className="border-b border-border py-4">
            <p className="font-semibold">{title}</p>
            <p className="text-xs text-muted">{waits}</p>
          </li>
        ))}
      </ul>
      {questions.length > 0 && (
        <details className="mt-5">
          <summary className="cursor-pointer font-semibold">Choose your clauses</summary>
          <ClauseForm orderId={orderId} questions={questions} />
        </details>
      )}
    </>
  )
}
