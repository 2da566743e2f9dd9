import { Check, X } from 'lucide-react'

import { type Happening, titleOf } from '@/src/domain/orders/service-progress'
import { cx } from '@/src/storefront/ui/cx'

import { Moment } from '@/src/storefront/ui/when'

const BAD: readonly string[] = ['cancelled', 'rejected']

/** What has happened to an order so far, the latest last. */
export function OrderTimeline({ entries }: { entries: readonly Happening[] }) {
  return (
    <ol>
      {entries.map((entry, index) => {
        const bad = BAD.includes(entry.stage)
        const Icon = bad ? X : Check
        return (
          <li key={entry.id} className="relative flex gap-4 pb-6 last:pb-0">
            {index < entries.length - 1 && (
              <span aria-hidden className="absolute top-6 bottom-0 left-2.75 w-px bg-border" />
            )}
            <span
              aria-hidden
              className={cx(
                'mt-0.5 flex size-5.5 shrink-0 items-center justify-center rounded-full text-surface',
                bad ? 'bg-danger' : 'bg-mark',
              )}
            >
              <Icon strokeWidth={3} className="size-3.5" />
            </span>
            <div className="min-w-0">
              <p className="font-semibold">{titleOf(entry.stage)}</p>
              <Moment at={entry.at} className="text-xs text-muted" />
              {entry.note && <p className="mt-1 text-sm text-muted">{entry.note}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
