import { Download, ExternalLink, FileText } from 'lucide-react'

import type { Paper } from '@/src/domain/orders/order-page'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { documentKinds } from '@/src/domain/vocabulary/document-types'
import { buttonClass } from '@/src/storefront/ui/button-look'
import { OwnDay } from '@/src/storefront/ui/when'

import { documentHref } from '../hrefs'

type PapersProps = {
  papers: readonly Paper[]
  /** Of the company that the order forms. */
  companyType: CompanyType | null
}

/** The documents of an order, to download; a few open on the state's own site. */
export function Papers({ papers, companyType }: PapersProps) {
  if (papers.length === 0) {
    return (
      <p className="rounded-ui border border-dashed border-border-strong px-5 py-6 text-sm text-muted">
        Documents from the state and the IRS appear here.
      </p>
    )
  }
  return (
    <ul className="border-t border-border">
      {papers.map((paper) => (
        <li
          key={paper.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-border py-4"
        >
          <FileText aria-hidden className="size-5 shrink-0 text-muted" />
          <div className="min-w-0 grow basis-44">
            <p className="font-semibold wrap-anywhere">{paper.name}</p>
            <p className="text-xs text-muted">
              {documentKinds(companyType)[paper.kind]}
              {paper.at && (
                <span>
                  {' · '}
                  <OwnDay at={paper.at} />
                </span>
              )}
            </p>
          </div>
          <PaperLink paper={paper} />
        </li>
      ))}
    </ul>
  )
}

function PaperLink({ paper }: { paper: Paper }) {
  const look = buttonClass({ variant: 'secondary', size: 'sm' })
  if (paper.isLink) {
    return (
      <a
        href={documentHref(paper.id)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Open ${paper.name} in a new tab`}
        className={look}
      >
        <ExternalLink aria-hidden className="size-4" />
        Open
      </a>
    )
  }
  return (
    <a href={documentHref(paper.id)} aria-label={`Download ${paper.name}`} className={look}>
      <Download aria-hidden className="size-4" />
      Download
    </a>
  )
}
