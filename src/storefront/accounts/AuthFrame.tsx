import type { ReactNode } from 'react'

import type { SiteSettings } from '@/src/domain/content/site-settings'
import { TimelineSample } from '@/src/storefront/content/landing/TimelineSample'
import { Logo } from '@/src/storefront/layout/Logo'

const LEGAL = [
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/support', 'Support'],
] as const

/** Every account screen: the form on the left, and where there is room what lies behind it. */
export function AuthFrame({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  return (
    <div className="flex grow lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)]">
      <div className="flex min-w-0 grow flex-col px-5 sm:px-8">
        <header className="flex h-16 shrink-0 items-center lg:h-20">
          <a href="/" aria-label={`${settings.companyName}, home`} className="min-w-0">
            <Logo settings={settings} />
          </a>
        </header>
        <main
          id="content"
          className="mx-auto flex w-full max-w-110 grow flex-col py-6 sm:py-12 lg:justify-center"
        >
          {children}
        </main>
        <footer className="flex shrink-0 gap-5 py-6 text-xs">
          {LEGAL.map(([href, label]) => (
            <a key={href} href={href} className="text-muted hover:text-text">
              {label}
            </a>
          ))}
        </footer>
      </div>
      <aside
        aria-label="What an account shows"
        className="hidden border-l border-border bg-panel px-12 py-16 lg:flex lg:flex-col lg:justify-center xl:px-20"
      >
        <div className="mx-auto w-full max-w-120">
          <p className="heading text-xl">Follow every step of your order.</p>
          <p className="mt-2 mb-8 max-w-[46ch] text-sm text-muted">
            See what we did, what the state answered, and what comes next. Your documents and
            deadlines are there too.
          </p>
          <TimelineSample />
          <p className="mt-3 text-xs text-muted">A sample order</p>
        </div>
      </aside>
    </div>
  )
}
