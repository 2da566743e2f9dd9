import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type FoldProps = {
  id?: string
  title: string
  /** What matters of it, beside the title on a phone. */
  hint?: ReactNode
  /** The part has a heading of its own on a wide screen. */
  hasHeading?: boolean
  children: ReactNode
}

/** A part of a long page: open on a wide screen, on a phone once it is asked for. Needs no script. */
export function Fold({ id, title, hint, hasHeading, children }: FoldProps) {
  return (
    <section id={id} className="min-w-0 scroll-mt-24">
      <details className="group/fold peer lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-4 border-y border-border py-2 [&::-webkit-details-marker]:hidden">
          <h2 className="grow font-semibold">{title}</h2>
          {hint && <span className="text-sm text-muted">{hint}</span>}
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 text-muted group-open/fold:rotate-180"
          />
        </summary>
      </details>
      {!hasHeading && <h2 className="mb-3 text-lg font-semibold max-lg:hidden">{title}</h2>}
      <div className="max-lg:pt-4 max-lg:peer-[:not([open])]:hidden">{children}</div>
    </section>
  )
}
