import type { ReactNode } from 'react'
import type { PageContent } from '@/src/domain/content/page-content'
import { promisesOf } from '@/src/domain/content/promises'
import type { SiteSettings } from '@/src/domain/content/site-settings'
import { Container } from '@/src/storefront/ui/layout'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { SiteLink } from '@/src/storefront/ui/links/site-link'
import { CatchErrors } from '../CatchErrors'
import { Logo } from '../Logo'
import { AccountLinks } from './AccountLinks'
import { AnnouncementBanner } from './AnnouncementBanner'
import { type NavItem, type Navigation, navigation } from './navigation'
import { ManageMenu, MobileMenu } from './SiteMenus'

const QUICK_LINKS = [
  { href: '/#features', label: 'Features' },
  { href: '/#pricing', label: 'Pricing' },
  { href: '/#states', label: 'States' },
  { href: '/support', label: 'Support' },
  { href: '/careers', label: 'Careers' },
] as const

const LEGAL_LINKS = [
  { href: '/terms', label: 'Terms of Service' },
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/refund', label: 'Refund Policy' },
] as const

type SiteFooterProps = { settings: SiteSettings; content: PageContent<'/layout'>; year: number }

/** Who stands behind the site, and where everything is. */
function SiteFooter({ settings, content, year }: SiteFooterProps) {
  return (
    <footer className="-mt-px border-t border-border bg-surface text-sm">
      <Container className="py-6 sm:py-12 lg:py-16">
        <div className="grid grid-cols-2 gap-x-8 gap-y-6 sm:gap-y-10 lg:grid-cols-[2fr_1fr_1fr_1.4fr] lg:gap-x-12">
          <div className="col-span-2 flex max-w-[38ch] flex-col gap-4 lg:col-span-1">
            <Logo settings={settings} />
            {settings.tagline && <p className="font-semibold">{settings.tagline}</p>}
            <p className="text-muted">{settings.description}</p>
          </div>
          <LinkList
            label={content.plain('footer.quickLinks')}
            title={content.text('footer.quickLinks')}
            items={QUICK_LINKS}
          />
          <LinkList
            label={content.plain('footer.legal')}
            title={content.text('footer.legal')}
            items={LEGAL_LINKS}
          />
          <Contact title={content.text('footer.contact')} settings={settings} />
        </div>
        <div className="mt-6 flex sm:mt-12 flex-col gap-2 border-t border-border pt-6 text-xs text-muted">
          <p>{content.text('footer.disclaimer')}</p>
          <p>
            © {year} {settings.legalEntityName}. {settings.copyright}
          </p>
        </div>
      </Container>
    </footer>
  )
}

type LinkListProps = { label: string; title: string; items: readonly NavItem[] }

function LinkList({ label, title, items }: LinkListProps) {
  return (
    <nav aria-label={label} className="max-lg:first-of-type:row-span-2">
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-3 flex flex-col gap-2">
        {items.map((item) => (
          <li key={item.href}>
            <SiteLink href={item.href} className="text-muted hover:text-text hover:underline">
              {item.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Contact({ title, settings }: { title: string; settings: SiteSettings }) {
  return (
    <div className="min-w-0">
      <h2 className="font-semibold">{title}</h2>
      <address className="mt-3 flex flex-col gap-0.5 text-muted not-italic wrap-anywhere">
        <span>{settings.legalEntityName}</span>
        {settings.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={`mailto:${settings.email}`} className="mt-2 hover:text-text hover:underline">
          {settings.email}
        </a>
      </address>
      {settings.social.length > 0 && (
        <ul className="mt-3 flex gap-4">
          {settings.social.map((link) => (
            <li key={link.name}>
              <a
                href={link.url}
                rel="me noopener"
                className="text-muted hover:text-text hover:underline"
              >
                {link.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

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
          <ButtonLink
            href="/checkout"
            prefetch={false}
            size="sm"
            className="shrink-0 max-md:ml-auto"
          >
            Start
          </ButtonLink>
          <div className="-ml-4 shrink-0 md:hidden">
            <MobileMenu nav={nav} />
          </div>
        </div>
      </Container>
    </header>
  )
}
