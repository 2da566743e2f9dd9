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
  return (
    <div className="flex relative flex-col gap-0.5 px-5 py-4 bg-surface shadow-[0_0_0_1px_var(--kit-line)] has-[.admin-stretched]:hover:bg-panel">
      <dt className="text-muted">
        {href ? (
          <Link
            className="admin-stretched text-inherit no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-ring focus-visible:after:-outline-offset-2"
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
        className={`m-0 text-5xl font-semibold leading-8 tabular-nums ${tone === 'bad' ? 'text-bad' : ''}`}
      >
        {value}
        {beside && (
          <small className="block text-muted text-sm font-normal leading-5">{beside}</small>
        )}
      </dd>
    </div>
  )
}

/** A row of figures; one with an address opens what it counts. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-px m-0 mb-5 overflow-hidden border border-line rounded-ui bg-surface">
      {stats.map((stat) => (
        <Card key={stat.label} stat={stat} />
      ))}
    </dl>
  )
}
