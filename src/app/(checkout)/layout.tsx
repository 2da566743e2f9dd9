import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { privateMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { CatchErrors } from '@/src/storefront/layout/CatchErrors'
import { RootShell } from '@/src/storefront/layout/RootShell'
import { BusinessZone } from '@/src/storefront/ui/business-zone'

export { viewport } from '@/src/app/viewport'

/** A checkout's title is whole: it comes from the texts that staff edit. */
export async function generateMetadata(): Promise<Metadata> {
  const { title: _, applicationName, ...metadata } = await privateMetadata()
  return { ...metadata, applicationName, title: applicationName }
}

/** A prerendered layout; personal data arrives in the browser. */
export default async function CheckoutLayout({ children }: { readonly children: ReactNode }) {
  const { brand, timeZone } = await getSettings()
  return (
    <RootShell brand={brand}>
      <BusinessZone zone={timeZone}>
        <CatchErrors inCheckout>{children}</CatchErrors>
      </BusinessZone>
    </RootShell>
  )
}
