import { Skeleton } from '@/src/storefront/ui/skeleton'

import { RowsSkeleton } from '../../layout/dashboard/skeletons'

const FIGURES = ['active', 'completed', 'documents', 'tickets']

/** The first page's places, before its figures are there. */
export function HomeSkeleton() {
  return (
    <div role="status" aria-label="Loading your dashboard">
      <Skeleton className="mb-8 h-11 w-72 max-w-full" />
      <div className="grid grid-cols-2 gap-px overflow-hidden rounded-ui border border-border bg-border md:grid-cols-4">
        {FIGURES.map((key) => (
          <div key={key} className="h-22 bg-raised px-5 py-4">
            <Skeleton className="h-6 w-8" />
            <Skeleton className="mt-3 h-3.5 w-24" />
          </div>
        ))}
      </div>
      <div className="mt-12">
        <Skeleton className="mb-4 h-6 w-36" />
        <RowsSkeleton rows={5} />
      </div>
    </div>
  )
}
