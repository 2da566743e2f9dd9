import { ArrowLeft, ShieldCheck } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { SiteSettings } from '@/src/domain/content/site-settings'
import { Logo } from '@/src/storefront/layout/Logo'
import { Skeleton } from '@/src/storefront/ui/skeleton'
import { MenuLink, MobileDrawer, SignOutRow } from './MenuRows'
import { DASHBOARD_LINKS, MENU_ROW } from './navigation'
import { WaitingMarks } from './WaitingMarks'

type DashboardFrameProps = {
  settings: SiteSettings
  /** Who is signed in; comes after the frame, like the row that only staff see. */
  person: ReactNode
  staffRow: ReactNode
  children: ReactNode
}

/** The menu beside the page; above it, in a drawer, on a narrow screen. */
export function DashboardFrame({ settings, person, staffRow, children }: DashboardFrameProps) {
  const home = (
    <Link
      href="/"
      prefetch={false}
      aria-label={`${settings.companyName}, home`}
      className="min-w-0"
    >
      <Logo settings={settings} />
    </Link>
  )
  const menu = <DashboardMenu staffRow={staffRow} />
  return (
    <>
      <WaitingMarks />
      <div className="flex grow flex-col lg:grid lg:grid-cols-[16rem_1fr]">
        <header className="sticky top-0 z-30 flex h-16 items-center justify-between border-b border-border bg-panel px-5 sm:px-8 lg:hidden">
          {home}
          <MobileDrawer head={person}>{menu}</MobileDrawer>
        </header>
        <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-border bg-panel p-4 lg:flex">
          <div className="mb-6 px-3 pt-2">{home}</div>
          {menu}
          <div className="mt-4 border-t border-border px-3 pt-4">{person}</div>
        </aside>
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 grow focus:outline-none noscript:hidden"
        >
          <div className="w-full max-w-270 px-5 py-8 sm:px-8 lg:px-12 lg:py-12">{children}</div>
        </main>
      </div>
    </>
  )
}

/** Where a customer can go; staff also find the way into the back-office. */
function DashboardMenu({ staffRow }: { staffRow: ReactNode }) {
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

/** Who is signed in. */
export function Person({ name, email }: { name: string; email: string }) {
  return (
    <p className="text-xs text-muted">
      <span className="block truncate font-semibold text-text">{name}</span>
      {email !== name && <span className="block truncate">{email}</span>}
    </p>
  )
}

export function PersonSkeleton() {
  return (
    <div className="flex h-9.5 flex-col justify-center gap-2">
      <Skeleton className="h-3 w-28" />
      <Skeleton className="h-3 w-40" />
    </div>
  )
}

/** The way into the back-office. */
export function StaffRow() {
  return (
    <li>
      <a href="/admin" className={MENU_ROW}>
        <ShieldCheck aria-hidden className="size-4.5 shrink-0" />
        Admin Panel
      </a>
    </li>
  )
}
