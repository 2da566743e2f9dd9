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
    <section className="admin-section" aria-labelledby={id}>
      <div className="admin-section__head">
        <div>
          <h2 id={id}>{title}</h2>
          {description && <p>{description}</p>}
        </div>
        {aside && <div className="admin-section__aside">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
