import { EmptyState, NoMatch } from '@/src/storefront/ui/empty-state'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Skeleton } from '@/src/storefront/ui/skeleton'
import { DOCUMENTS_PATH } from './hrefs'

/** Nothing here at all. */
export function NoDocuments() {
  return (
    <EmptyState
      title="No documents yet"
      action={
        <ButtonLink href="/dashboard/orders" variant="secondary">
          My Orders
        </ButtonLink>
      }
    >
      Documents from the state and the IRS appear here. So do the files you upload for us.
    </EmptyState>
  )
}

/** There are documents, and the filter finds none of them. */
export function NoSuchDocuments() {
  return (
    <NoMatch title="No documents match" all="All documents" href={DOCUMENTS_PATH}>
      Try another order or type, or fewer letters.
    </NoMatch>
  )
}

/** Holds the place of the grid. */
export function DocumentsSkeleton() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Loading your documents</span>
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <Skeleton key={number} className="h-44" />
      ))}
    </div>
  )
}
