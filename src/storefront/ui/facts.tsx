import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

/** Names and values in two columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="border-t border-border text-sm">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[6.5rem_1fr] sm:grid-cols-[8rem_1fr] gap-4 border-b border-border py-2.5"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
