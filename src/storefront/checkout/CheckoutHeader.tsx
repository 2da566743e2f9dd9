import { ArrowLeft } from 'lucide-react'

import type { SiteSettings } from '@/src/domain/content/site-settings'
import { Logo } from '@/src/storefront/layout/Logo'
import { Container } from '@/src/storefront/ui/layout'

/** Who sells, and the way out. Nothing else draws the eye from the order. */
export function CheckoutHeader({ settings }: { settings: SiteSettings }) {
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
