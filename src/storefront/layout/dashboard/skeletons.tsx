import { Skeleton } from '@/src/storefront/ui/skeleton'

/** The places of a list's rows. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div className="border-t border-border">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex items-center gap-6 border-b border-border py-4.5">
          <div className="grow">
            <Skeleton className="h-4 w-56 max-w-full" />
            <Skeleton className="mt-2.5 h-3 w-36 max-w-full" />
          </div>
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  )
}

/** The places of a page's title and of a list below it. */
export function PageSkeleton({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton className="mb-8 h-11 w-64 max-w-full" />
      <RowsSkeleton rows={rows} />
    </div>
  )
}
