import type { ReactNode } from 'react'

type Props = {
  readonly id: string
  readonly title: string
  readonly description?: ReactNode
  /** Filters and links that belong to the whole section. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a screen under its own heading. */
export function Section({ id, title, description, aside, children }: Props) {
  return (
    <section className="admin-section mb-7 scroll-mt-15" aria-labelledby={id}>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2 mb-3">
        <div>
          <h2 className="m-0 text-lg" id={id}>
            {title}
          </h2>
          {description && <p className="max-w-[75ch] m-0 text-muted">{description}</p>}
        </div>
        {aside && (
          <div className="flex flex-wrap gap-2 min-w-0 max-w-full [&_.btn]:m-0">{aside}</div>
        )}
      </div>
      {children}
    </section>
  )
}
