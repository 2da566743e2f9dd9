import { Skeleton } from '@/src/storefront/ui/skeleton'

/** Holds the place of a form that is on its way. */
export function StepSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  )
}
