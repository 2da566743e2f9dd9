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

function Card({ stat: { label, value, beside, href, tone } }: { stat: Stat }) {
  const className = tone === 'bad' ? 'admin-figure admin-figure--bad' : 'admin-figure'
  return (
    <div className={className}>
      <dt>
        {href ? (
          <Link className="admin-stretched" href={href} prefetch={false}>
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd>
        {value}
        {beside && <small>{beside}</small>}
      </dd>
    </div>
  )
}

/** A row of figures; one with an address opens what it counts. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="admin-figures">
      {stats.map((stat) => (
        <Card key={stat.label} stat={stat} />
      ))}
    </dl>
  )
}
