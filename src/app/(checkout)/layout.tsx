import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

import { siteIcons } from '@/src/queries/seo'
import { getSettings } from '@/src/queries/settings'
import { RootShell } from '@/src/storefront/layout/RootShell'

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
  const { brand } = await getSettings()
  return <RootShell brand={brand}>{children}</RootShell>
}
