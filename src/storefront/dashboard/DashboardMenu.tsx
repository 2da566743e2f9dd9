'use client'

import { ArrowLeft, ShieldCheck } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'

import { MENU_ROW } from './menu-row'
import { DASHBOARD_LINKS, isCurrent } from './navigation'
import { SignOutRow } from './SignOutRow'

type DashboardMenuProps = { isStaff: boolean; onFollow?: () => void }

/** Where a customer can go; staff also find the way into the back-office. */
export function DashboardMenu({ isStaff, onFollow }: DashboardMenuProps) {
  const pathname = usePathname()
  return (
    <nav aria-label="Dashboard" className="flex grow flex-col gap-6">
      <ul className="flex flex-col gap-0.5">
        {DASHBOARD_LINKS.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <Link
              href={href}
              onClick={onFollow}
              aria-current={isCurrent(href, pathname) ? 'page' : undefined}
              className={MENU_ROW}
            >
              <Icon aria-hidden className="size-4.5 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="mt-auto flex flex-col gap-0.5 border-t border-border pt-4">
        {isStaff && (
          <li>
            <a href="/admin" className={MENU_ROW}>
              <ShieldCheck aria-hidden className="size-4.5 shrink-0" />
              Admin Panel
            </a>
          </li>
        )}
        <li>
          <Link href="/" className={MENU_ROW}>
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
