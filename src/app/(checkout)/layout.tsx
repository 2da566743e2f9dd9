import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

import { siteIcons } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { RootShell } from '@/src/storefront/layout/RootShell'
import { BusinessZone } from '@/src/storefront/ui/when'

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
}

export async function generateMetadata(): Promise<Metadata> {
  const { companyName } = await getSettings()
  return {
    applicationName: companyName,
    title: companyName,
    robots: { index: false },
    ...(await siteIcons()),
  }
}

export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  const { brand, timeZone } = await getSettings()
  return (
    <RootShell brand={brand}>
      <BusinessZone zone={timeZone}>{children}</BusinessZone>
    </RootShell>
  )
}
