import type { ReactNode } from 'react'
import type { PageContent } from '@/src/domain/content/page-content'
import { promisesOf } from '@/src/domain/content/promises'
import type { SiteSettings } from '@/src/domain/content/site-settings'
import { Container } from '@/src/storefront/ui/layout'
import { SiteLink } from '@/src/storefront/ui/links/site-link'
import { CatchErrors } from '../CatchErrors'
import { Logo } from '../Logo'
import { AccountLinks } from './AccountLinks'
import { AnnouncementBanner } from './AnnouncementBanner'
import { ManageMenu } from './ManageMenu'
import { MobileMenu } from './MobileMenu'
import { type Navigation, navigation } from './navigation'
import { SiteFooter } from './SiteFooter'

type SiteChromeProps = {
  settings: SiteSettings
  content: PageContent<'/layout'>
  year: number
  children: ReactNode
}

/** Banner, header and footer around a public page. */
export function SiteChrome({ settings, content, year, children }: SiteChromeProps) {
  return (
    <>
      {settings.announcement && (
        <AnnouncementBanner text={promisesOf(content)(settings.announcement)} />
      )}
      <SiteHeader settings={settings} nav={navigation(content)} />
      <main id="content" tabIndex={-1} className="grow focus:outline-none">
        <CatchErrors>{children}</CatchErrors>
      </main>
      <SiteFooter settings={settings} content={content} year={year} />
    </>
  )
}

/** Stays at the top of every public page. */
function SiteHeader({ settings, nav }: { settings: SiteSettings; nav: Navigation }) {
  return (
    <header className="sticky top-0 z-30 border-b border-border bg-surface">
      <Container className="flex [&>div]:w-full">
        <div className="flex h-16 items-center gap-6">
          <SiteLink href="/" aria-label={`${settings.companyName}, home`} className="min-w-0">
            <Logo settings={settings} />
          </SiteLink>
          <nav aria-label="Main" className="hidden shrink-0 items-center text-sm md:flex">
            {nav.main.map((item) => (
              <SiteLink
                key={item.href}
                href={item.href}
                className="flex h-10 items-center rounded-ui px-3 hover:bg-panel"
              >
                {item.label}
              </SiteLink>
            ))}
            <ManageMenu label={nav.manage} items={nav.services} />
          </nav>
          <div className="ml-auto hidden shrink-0 items-center gap-2 md:flex">
            <AccountLinks />
          </div>
          <div className="ml-auto shrink-0 md:hidden">
            <MobileMenu nav={nav} />
          </div>
        </div>
      </Container>
    </header>
  )
}
