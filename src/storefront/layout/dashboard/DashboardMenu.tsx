import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { MenuLink } from './MenuLink'
import { MENU_ROW } from './menu-row'
import { DASHBOARD_LINKS } from './navigation'
import { SignOutRow } from './SignOutRow'

/** Where a customer can go; staff also find the way into the back-office. */
export function DashboardMenu({ staffRow }: { staffRow: ReactNode }) {
  return (
    <nav aria-label="Dashboard" className="flex grow flex-col gap-6">
      <ul className="flex flex-col gap-0.5">
        {DASHBOARD_LINKS.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <MenuLink
              href={href}
              label={label}
              icon={<Icon aria-hidden className="size-4.5 shrink-0" />}
            />
          </li>
        ))}
      </ul>
      <ul className="mt-auto flex flex-col gap-0.5 border-t border-border pt-4">
        {staffRow}
        <li>
          <Link href="/" prefetch={false} className={MENU_ROW}>
            <ArrowLeft aria-hidden className="size-4.5 shrink-0" />
            Back to Website
          </Link>
        </li>
        <li>
          <SignOutRow />
        </li>
      </ul>
    </nav>
  )
}
