import type { ReactNode } from 'react'

/** Short facts with their names; one that has nothing to say is left out. */
export function Facts({
  facts,
  className = 'grid-cols-[repeat(auto-fill,minmax(min(140px,45%),1fr))] m-0 mt-3.5',
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** Its columns, and the room around it. */
  className?: string
}) {
  const said = facts.filter(
    ([, value]) => value !== null && value !== undefined && value !== false && value !== '',
  )
  return (
    <dl className={`grid gap-x-5 gap-y-2.5 ${className}`}>
      {said.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="m-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
