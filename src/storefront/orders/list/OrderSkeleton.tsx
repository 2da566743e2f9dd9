import { Skeleton } from '@/src/storefront/ui/skeleton'

import { RowsSkeleton } from '../../layout/dashboard/skeletons'

/** The places of an order's page. */
export function OrderSkeleton() {
  return (
    <div role="status" aria-label="Loading your order">
      <Skeleton className="mb-4 h-5 w-20" />
      <Skeleton className="h-11 w-80 max-w-full" />
      <Skeleton className="mt-3 mb-8 h-4 w-44" />
      <Skeleton className="h-1" />
      <div className="mt-16 grid gap-x-16 gap-y-12 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <Skeleton className="mb-4 h-6 w-32" />
          <Skeleton className="h-80" />
        </div>
        <div>
          <Skeleton className="mb-4 h-6 w-40" />
          <RowsSkeleton rows={3} />
        </div>
      </div>
    </div>
  )
}
