import Link from 'next/link'
import type { ReactNode } from 'react'

type TitledPartProps = { title: string; href?: string; more?: string; children: ReactNode }

/** A part of a dashboard page, and the way to all of it. */
export function TitledPart({ title, href, more, children }: TitledPartProps) {
  return (
    <section className="min-w-0">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-semibold">{title}</h2>
        {href && (
          <Link href={href} className="link text-sm">
            {more}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
