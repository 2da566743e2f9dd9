import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'

export type Tab = {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
  /** What stands after its name: how many there are. */
  readonly beside?: ReactNode
}

/** A choice of a few that stands in the address, so that it can be sent to someone. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="admin-tabs">
      {tabs.map((tab) => (
        <Link
          aria-current={tab.isCurrent ? 'true' : undefined}
          href={tab.href}
          key={tab.label}
          prefetch={false}
          scroll={false}
        >
          {tab.label}
          {tab.beside}
        </Link>
      ))}
    </nav>
  )
}
