import { KeyRound } from 'lucide-react'

import { Button } from '@/src/storefront/ui/button'
import { Day } from '@/src/storefront/ui/when'

type FactorRowProps = {
  readonly name: string
  /** ISO. */
  readonly since: string
  readonly busy: boolean
  readonly onRemove: () => void
}

/** A factor that is set up, and the way to remove it. */
export function FactorRow({ name, since, busy, onRemove }: FactorRowProps) {
  return (
    <li className="flex items-center gap-4 border-b border-border py-3.5">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="text-sm font-semibold wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">
          Added <Day at={since} />
        </p>
      </div>
      <Button
        aria-label={`Remove ${name}`}
        busy={busy}
        busyLabel="…"
        onClick={onRemove}
        size="sm"
        variant="secondary"
      >
        Remove
      </Button>
    </li>
  )
}
