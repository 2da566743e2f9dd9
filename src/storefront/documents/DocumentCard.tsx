import {
  BadgeCheck,
  Download,
  ExternalLink,
  Eye,
  FileText,
  Handshake,
  IdCard,
  Landmark,
  type LucideIcon,
  ScrollText,
  Stamp,
  Tag,
} from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { formatSize, type MyDocument } from '@/src/domain/documents/my-document'
import { DOCUMENT_KINDS, type DocumentKind } from '@/src/domain/vocabulary/document-types'
import { orderHref } from '@/src/storefront/orders/hrefs'
import { Button } from '@/src/storefront/ui/button'
import { buttonClass } from '@/src/storefront/ui/button-look'
import { Day } from '@/src/storefront/ui/when'
import { downloadHref } from './hrefs'
import { isShownInPage } from './shown-document'

/** How each kind of document is recognised at a glance. */
const KIND_ICONS: Record<DocumentKind, LucideIcon> = {
  articles: ScrollText,
  ein: Landmark,
  operating_agreement: Handshake,
  certificate: BadgeCheck,
  identity: IdCard,
  mark_drawing: Stamp,
  specimen: Tag,
  other: FileText,
}

const SMALL = buttonClass({ variant: 'secondary', size: 'sm' })

type DocumentCardProps = {
  document: MyDocument
  onView: () => void
  /** What else can be done with it. */
  more?: ReactNode
}

/** One document: what it is, where it belongs, who put it here, and the ways to open it. */
export function DocumentCard({ document, onView, more }: DocumentCardProps) {
  const { name, kind, at, size, from, order } = document
  const Icon = KIND_ICONS[kind]
  const facts = [DOCUMENT_KINDS[kind], size !== null && formatSize(size)].filter(Boolean)
  return (
    <li className="flex flex-col justify-between gap-5 rounded-ui border border-border bg-raised p-5">
      <div className="flex gap-3">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0">
          <h2 className="font-semibold wrap-anywhere">{name}</h2>
          <p className="text-xs text-muted">{facts.join(' · ')}</p>
          {order && (
            <Link
              href={orderHref(order.id, false)}
              className="link mt-2 inline-block text-sm tabular-nums wrap-anywhere"
            >
              {order.label}
            </Link>
          )}
          <p className="mt-1 text-xs text-muted">
            {from === 'customer' ? 'Uploaded by you' : 'From us'}
            {at && (
              <span>
                {' · '}
                <Day at={at} />
              </span>
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Ways document={document} onView={onView} />
        {more}
      </div>
    </li>
  )
}

function Ways({ document, onView }: { document: MyDocument; onView: () => void }) {
  const { id, name, view } = document
  if (view === 'link') {
    return (
      <a
        href={downloadHref(id)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Open ${name} in a new tab`}
        className={SMALL}
      >
        <ExternalLink aria-hidden className="size-4" />
        Open
      </a>
    )
  }
  return (
    <>
      {isShownInPage(document) && (
        <Button variant="secondary" size="sm" aria-label={`View ${name}`} onClick={onView}>
          <Eye aria-hidden className="size-4" />
          View
        </Button>
      )}
      <a href={downloadHref(id)} aria-label={`Download ${name}`} className={SMALL}>
        <Download aria-hidden className="size-4" />
        Download
      </a>
    </>
  )
}
