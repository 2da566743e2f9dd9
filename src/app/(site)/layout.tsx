import type { Viewport } from 'next'
import { type ReactNode, Suspense } from 'react'

import { getContent } from '@/src/queries/content/content'
import { siteMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { currentYear } from '@/src/queries/platform/current-year'
import { WidgetLauncher } from '@/src/storefront/layout/chat/WidgetLauncher'
import { RootShell } from '@/src/storefront/layout/RootShell'
import { ScrollToPlace } from '@/src/storefront/layout/site/ScrollToPlace'
import { SiteChrome } from '@/src/storefront/layout/site/SiteChrome'

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
}

export const generateMetadata = siteMetadata

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [settings, content, year] = await Promise.all([
    getSettings(),
    getContent('/layout'),
    currentYear(),
  ])
  return (
    <RootShell brand={settings.brand}>
      <SiteChrome settings={settings} content={content} year={year}>
        {children}
      </SiteChrome>
      <Suspense>
        <ScrollToPlace />
      </Suspense>
      {settings.chatWidget && <WidgetLauncher widget={settings.chatWidget} />}
    </RootShell>
  )
}
