import { DocumentsSkeleton } from '@/src/storefront/documents/NoDocuments'
import { DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'

export default function Loading() {
  return (
    <>
      <DashboardHead
        title="My Documents"
        intro="Your company’s documents, private to this account."
      />
      <DocumentsSkeleton />
    </>
  )
}
