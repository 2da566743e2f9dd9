import { Skeleton } from '@/src/storefront/ui/skeleton'

/** Who is signed in. */
export function Person({ name, email }: { name: string; email: string }) {
  return (
    <p className="text-xs text-muted">
      <span className="block truncate font-semibold text-text">{name}</span>
      {email !== name && <span className="block truncate">{email}</span>}
    </p>
  )
}

export function PersonSkeleton() {
  return (
    <div className="flex h-9.5 flex-col justify-center gap-2">
      <Skeleton className="h-3 w-28" />
      <Skeleton className="h-3 w-40" />
    </div>
  )
}
