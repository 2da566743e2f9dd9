import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

import { getContent } from '@/src/queries/content'
import { currentYear } from '@/src/queries/current-year'
import { getSettings } from '@/src/queries/settings'
import { RootShell } from '@/src/storefront/layout/RootShell'
import { SiteChrome } from '@/src/storefront/layout/SiteChrome'

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
}

export async function generateMetadata(): Promise<Metadata> {
  const { companyName } = await getSettings()
  return { applicationName: companyName, title: companyName }
}

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
    </RootShell>
  )
}
