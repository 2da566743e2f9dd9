'use client'

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
  Trash2,
} from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { formatSize, type MyDocument } from '@/src/domain/documents/my-document'
import { DOCUMENT_KINDS, type DocumentKind } from '@/src/domain/vocabulary/document-types'
import { request } from '@/src/lib/browser/request'
import { orderHref } from '@/src/storefront/orders/hrefs'
import { Button } from '@/src/storefront/ui/button'
import { buttonClass } from '@/src/storefront/ui/button-look'
import { OwnDay } from '@/src/storefront/ui/when'
import { downloadHref, isShownInPage, removeHref } from './hrefs'

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
function DocumentCard({ document, onView, more }: DocumentCardProps) {
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
                <OwnDay at={at} />
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

const DocumentDialog = dynamic(
  () => import('./DocumentDialog').then((module) => module.DocumentDialog),
  {
    loading: () => null, // without it the page around is hidden meanwhile, and loses the focus
  },
)

/** Documents side by side. Those that the page can show open in a dialog, one after the other. */
export function DocumentGrid({ documents }: { documents: readonly MyDocument[] }) {
  const [open, setOpen] = useState<string | null>(null)
  const shown = documents.filter(isShownInPage)
  const index = shown.findIndex(({ id }) => id === open)
  return (
    <>
      <ul aria-label="Documents" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {documents.map((document) => (
          <DocumentCard
            key={document.id}
            document={document}
            onView={() => setOpen(document.id)}
            more={document.canDelete && <DeleteUpload id={document.id} name={document.name} />}
          />
        ))}
      </ul>
      {index >= 0 && (
        <DocumentDialog
          documents={shown}
          index={index}
          onMove={(to) => setOpen(shown[to]?.id ?? null)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

type DeleteUploadProps = { id: string; name: string }

/** Takes an upload back, after asking once. */
function DeleteUpload({ id, name }: DeleteUploadProps) {
  const router = useRouter()
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle')
  const [problem, setProblem] = useState('')

  const remove = async () => {
    setState('busy')
    setProblem('')
    const answer = await request('DELETE', removeHref(id), { body: {} })
    if (answer.ok) return router.refresh()
    setProblem(answer.message)
    setState('asking')
  }

  if (state === 'idle') {
    return (
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Delete ${name}`}
        onClick={() => setState('asking')}
      >
        <Trash2 aria-hidden className="size-4" />
        Delete
      </Button>
    )
  }
  return (
    <fieldset aria-label={`Delete ${name}`} className="flex w-full flex-wrap items-center gap-2">
      <p className="w-full text-sm">Delete this upload? This can’t be undone.</p>
      {problem && (
        <p role="alert" className="w-full text-sm text-danger">
          {problem}
        </p>
      )}
      <Button
        autoFocus
        variant="danger"
        size="sm"
        busy={state === 'busy'}
        busyLabel="Deleting…"
        onClick={remove}
      >
        Delete
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setState('idle')}>
        Keep it
      </Button>
    </fieldset>
  )
}
