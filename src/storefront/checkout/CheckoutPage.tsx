import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import type { SiteSettings } from '@/src/domain/content/site-settings'
import { HIDE_UNTIL_ARRIVED } from '@/src/lib/browser/inline/arriving'
import { Logo } from '@/src/storefront/layout/Logo'
import { Container } from '@/src/storefront/ui/layout'

type CheckoutPageProps = {
  settings: SiteSettings
  /** The checkout that it holds: its visitor's draft comes in later. */
  kind?: DraftKind
  children: ReactNode
}

/** A page of the checkout: who sells, and what is asked. */
export function CheckoutPage({ settings, kind, children }: CheckoutPageProps) {
  return (
    <>
      <CheckoutHeader settings={settings} />
      <main
        id="content"
        suppressHydrationWarning // it may be hidden by then
        className="group/checkout relative flex grow flex-col"
      >
        {kind && <HideUntilArrived kind={kind} />}
        {children}
      </main>
    </>
  )
}

/** Who sells, and the way out. Nothing else draws the eye from the order. */
function CheckoutHeader({ settings }: { settings: SiteSettings }) {
  return (
    <header className="border-b border-border">
      <Container>
        <div className="flex h-14 items-center justify-between gap-6 lg:h-16">
          <a href="/" aria-label={`${settings.companyName}, home`} className="min-w-0">
            <Logo settings={settings} />
          </a>
          <a
            href="/"
            className="-mx-2 flex min-h-11 shrink-0 items-center gap-1.5 rounded-ui px-2 text-sm hover:bg-panel"
          >
            <ArrowLeft aria-hidden className="size-4" />
            Back to site
          </a>
        </div>
      </Container>
    </header>
  )
}

/** Spares those who have a draft, or come with choices, the sight of an empty form before it. */
function HideUntilArrived({ kind }: { kind: DraftKind }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, in which nothing is filled in */}
      <script data-kind={kind} dangerouslySetInnerHTML={{ __html: HIDE_UNTIL_ARRIVED }} />
      <p className="hidden border-b border-border bg-panel px-5 py-3 text-center text-sm noscript:block">
        Ordering needs JavaScript. Turn it on in your browser, or{' '}
        <a href="/support" className="link">
          contact support
        </a>{' '}
        to order.
      </p>
    </>
  )
}
