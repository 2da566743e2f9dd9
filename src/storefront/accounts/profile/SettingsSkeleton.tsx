import { Skeleton } from '@/src/storefront/ui/skeleton'

/** Holds the place of the first parts while the account is read. */
export function SettingsSkeleton() {
  return (
    <div aria-hidden>
      {[4, 2, 4].map((rows, part) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: three boxes that never move
          key={part}
          className="grid gap-x-12 gap-y-5 border-t border-border py-9 xl:grid-cols-[17rem_minmax(0,1fr)]"
        >
          <div className="flex flex-col gap-2">
            <Skeleton className="h-7 w-32" />
            <Skeleton className="h-5 w-56 max-w-full" />
          </div>
          <div className="flex max-w-140 flex-col gap-5">
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Skeleton key={row} className="h-11 w-full" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
