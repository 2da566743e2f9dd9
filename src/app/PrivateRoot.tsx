import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { Viewing } from '@/src/app/Viewing'
import { siteIcons } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { RootShell } from '@/src/storefront/layout/RootShell'
import { BusinessZone } from '@/src/storefront/ui/when'

/** What the head says of pages that are one person's own. */
export async function privateMetadata(): Promise<Metadata> {
  const { companyName } = await getSettings()
  return {
    applicationName: companyName,
    title: { default: companyName, template: `%s · ${companyName}` },
    robots: { index: false },
    ...(await siteIcons()),
  }
}

/** The document of pages that are one person's own. */
export async function PrivateRoot({ children }: { children: ReactNode }) {
  const { brand, timeZone } = await getSettings()
  return (
    <RootShell brand={brand}>
      <BusinessZone zone={timeZone}>
        <Viewing />
        {children}
      </BusinessZone>
    </RootShell>
  )
}
