import { Download } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import { connection } from 'next/server'
import type { Where } from 'payload'
import { Suspense } from 'react'
import type { PageSearch } from '@/src/app/page-props'
import {
  type DocumentFilter,
  documentFilter,
  isFiltered,
} from '@/src/domain/documents/document-filter'
import { ZIP_LIMIT } from '@/src/domain/documents/zip-plan'
import { plural } from '@/src/domain/vocabulary/plural'
import type { User } from '@/src/payload-types'
import {
  documentChoices,
  hasDocuments,
  myDocuments,
  selectDocuments,
} from '@/src/queries/documents/my-documents'
import { requireUser } from '@/src/queries/platform/session'
import { DocumentFilterForm } from '@/src/storefront/documents/DocumentFilterForm'
import { DocumentGrid } from '@/src/storefront/documents/DocumentGrid'
import { DOCUMENTS_PATH, documentsHref, zipHref } from '@/src/storefront/documents/hrefs'
import {
  DocumentsSkeleton,
  NoDocuments,
  NoSuchDocuments,
} from '@/src/storefront/documents/NoDocuments'
import { UploadButton } from '@/src/storefront/documents/upload/UploadButton'
import { DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'
import { buttonClass } from '@/src/storefront/ui/button-look'
import { Pages } from '@/src/storefront/ui/pages'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'My Documents' }

export default async function DocumentsPage({ searchParams }: PageSearch) {
  await connection()
  const filter = documentFilter(await searchParams)
  const user = await requireUser(documentsHref(filter))
  const [where, choices, hasAny] = await Promise.all([
    selectDocuments(user, filter),
    documentChoices(user, filter),
    hasDocuments(user),
  ])
  if (!where) notFound() // before anything streams, so that the status says it too
  return (
    <>
      <DashboardHead
        title="My Documents"
        intro="Your company’s documents, private to this account."
        action={<UploadButton orders={choices.orders} orderId={filter.orderId ?? ''} />}
      />
      {(hasAny || isFiltered(filter)) && <DocumentFilterForm filter={filter} {...choices} />}
      <Suspense fallback={<DocumentsSkeleton />}>
        {hasAny ? <Found user={user} filter={filter} where={where} /> : <NoDocuments />}
      </Suspense>
    </>
  )
}

type FoundProps = { user: User; filter: DocumentFilter; where: Where }

async function Found({ user, filter, where }: FoundProps) {
  const { documents, total, page, pages } = await myDocuments(user, where, filter.page)
  if (documents.length === 0 && page > 1) redirect(documentsHref({ ...filter, page: pages }))
  if (documents.length === 0) return <NoSuchDocuments />
  return (
    <>
      <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
        <p role="status" className="text-muted tabular-nums">
          {plural(total, 'document')}
          {isFiltered(filter) && (
            <span>
              {' · '}
              <Link href={DOCUMENTS_PATH} className="link">
                All documents
              </Link>
            </span>
          )}
        </p>
        <DownloadAll filter={filter} total={total} />
      </div>
      <DocumentGrid documents={documents} />
      <Pages page={page} pages={pages} href={(to) => documentsHref({ ...filter, page: to })} />
    </>
  )
}

function DownloadAll({ filter, total }: { filter: DocumentFilter; total: number }) {
  if (total > ZIP_LIMIT.files) {
    return <p className="text-muted">Choose an order or a type to download everything at once.</p>
  }
  return (
    <a href={zipHref(filter)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
      <Download aria-hidden className="size-4" />
      Download all
    </a>
  )
}
