import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'

export type Stat = {
  readonly label: string
  readonly value: ReactNode
  /** What the figure is made of, or what stands beside it. */
  readonly beside?: ReactNode
  /** Where the things are that it counts. */
  readonly href?: string
  readonly tone?: 'bad'
}

/** A line of figures; one with an address opens what it counts. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="flex flex-wrap gap-x-5.5 gap-y-1 m-0 mb-2.5">
      {stats.map(({ label, value, beside, href, tone }) => (
        <div className="flex flex-none items-baseline gap-1.5" key={label}>
          <dt className="order-1 text-muted">
            {href ? (
              <Link
                className="text-inherit underline focus-visible:outline-ring"
                href={href}
                prefetch={false}
              >
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd
            className={`m-0 text-md font-semibold tabular-nums ${tone === 'bad' ? 'text-bad' : ''}`}
          >
            {value}
          </dd>
          {beside && <dd className="order-2 m-0 text-muted text-xs">{beside}</dd>}
        </div>
      ))}
    </dl>
  )
}
