import type { Metadata } from 'next'
import { connection } from 'next/server'

import { myDocuments } from '@/src/queries/my-account'
import { requireUser } from '@/src/queries/session'
import { DashboardHead } from '@/src/storefront/dashboard/DashboardHead'
import { DocumentList } from '@/src/storefront/dashboard/DocumentList'
import { ButtonLink } from '@/src/storefront/ui/button'
import { EmptyState } from '@/src/storefront/ui/empty-state'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'My Documents' }

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function DocumentsPage({ searchParams }: PageProps) {
  await connection()
  const user = await requireUser('/dashboard/documents')
  const { orderId } = await searchParams
  const ofOrder = typeof orderId === 'string' ? orderId : undefined
  const documents = await myDocuments(user, ofOrder)
  return (
    <>
      <DashboardHead
        title="My Documents"
        intro="Your company's papers, private to this account."
        action={
          ofOrder && (
            <ButtonLink href="/dashboard/documents" variant="secondary">
              All documents
            </ButtonLink>
          )
        }
      />
      {documents.length > 0 ? (
        <DocumentList documents={documents} />
      ) : (
        <EmptyState
          title="No documents yet"
          action={
            <ButtonLink href="/dashboard/orders" variant="secondary">
              My Orders
            </ButtonLink>
          }
        >
          As soon as the state or the IRS sends us something for you, it stands here to download.
        </EmptyState>
      )}
    </>
  )
}
