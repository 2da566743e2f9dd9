import { Check } from 'lucide-react'

import { cx } from '@/src/storefront/ui/cx'

import { SAMPLE_TIMELINE } from './samples'

/** An order's dated record, as its owner sees it. */
export function TimelineSample() {
  const last = SAMPLE_TIMELINE.length - 1
  return (
    <ol className="rounded-ui border border-border bg-raised px-5 py-5 sm:px-7 sm:py-7">
      {SAMPLE_TIMELINE.map((entry, index) => (
        <li key={entry.what} className="relative flex gap-4 pb-4 last:pb-0 sm:pb-9">
          {index < last && (
            <span aria-hidden className="absolute top-6 bottom-0 left-2.75 w-px bg-border" />
          )}
          <span
            className={cx(
              'relative flex size-5.5 shrink-0 items-center justify-center rounded-full border',
              index < last ? 'border-transparent bg-mark text-surface' : 'border-border-strong',
            )}
          >
            {index < last && <Check aria-hidden strokeWidth={3} className="size-3.5" />}
          </span>
          <span className="grow">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{entry.what}</span>
              <span className="text-xs text-muted tabular-nums">{entry.at}</span>
            </span>
            <span className="text-sm text-muted max-sm:hidden">{entry.note}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
