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
    <nav
      aria-label={label}
      className="admin-tabs flex max-w-full overflow-x-auto border border-line rounded-ui [scrollbar-width:thin] phone:flex-wrap"
    >
      {tabs.map((tab) => (
        <Link
          className="flex-none px-2.5 py-0.75 border-l border-line text-muted no-underline whitespace-nowrap first:border-l-0 hover:bg-panel hover:text-text aria-[current]:bg-line-soft aria-[current]:text-text aria-[current]:font-semibold focus-visible:outline-ring focus-visible:-outline-offset-2"
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
