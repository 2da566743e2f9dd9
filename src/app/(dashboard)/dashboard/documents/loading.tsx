import { DashboardHead } from '@/src/storefront/dashboard/DashboardHead'
import { DocumentsSkeleton } from '@/src/storefront/documents/DocumentsSkeleton'

export default function Loading() {
  return (
    <>
      <DashboardHead title="My Documents" intro="Your company's papers, private to this account." />
      <DocumentsSkeleton />
    </>
  )
}
