import Link from 'next/link'
import type { ReactNode } from 'react'

import type { SiteSettings } from '@/src/domain/content/site-settings'
import { Logo } from '@/src/storefront/layout/Logo'

import { DashboardMenu } from './DashboardMenu'
import { MobileDrawer } from './MobileDrawer'

type DashboardFrameProps = {
  settings: SiteSettings
  person: { name: string; email: string; isStaff: boolean }
  children: ReactNode
}

/** The menu beside the page; above it, in a drawer, on a narrow screen. */
export function DashboardFrame({ settings, person, children }: DashboardFrameProps) {
  const home = (
    <Link href="/" aria-label={`${settings.companyName}, home`}>
      <Logo settings={settings} />
    </Link>
  )
  return (
    <div className="flex grow flex-col lg:grid lg:grid-cols-[16rem_1fr]">
      <header className="sticky top-0 z-30 flex h-16 items-center justify-between border-b border-border bg-panel px-5 sm:px-8 lg:hidden">
        {home}
        <MobileDrawer isStaff={person.isStaff} name={person.name} />
      </header>
      <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-border bg-panel p-4 lg:flex">
        <div className="mb-6 px-3 pt-2">{home}</div>
        <DashboardMenu isStaff={person.isStaff} />
        <p className="mt-4 border-t border-border px-3 pt-4 text-xs text-muted">
          <span className="block truncate font-semibold text-text">{person.name}</span>
          <span className="block truncate">{person.email}</span>
        </p>
      </aside>
      <main id="content" tabIndex={-1} className="min-w-0 grow focus:outline-none">
        <div className="w-full max-w-270 px-5 py-8 sm:px-8 lg:px-12 lg:py-12">{children}</div>
      </main>
    </div>
  )
}
