import type { ReactNode } from 'react'

import { Viewing } from '@/src/app/Viewing'
import { getSettings } from '@/src/queries/content/settings'
import { RootShell } from '@/src/storefront/layout/RootShell'
import { BusinessZone } from '@/src/storefront/ui/business-zone'

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
