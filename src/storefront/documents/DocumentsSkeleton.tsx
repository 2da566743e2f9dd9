import { Skeleton } from '@/src/storefront/ui/skeleton'

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
