import { type ReactNode, Suspense } from 'react'

import { SiteFrame } from '@/src/app/SiteFrame'
import { waitInDrafts } from '@/src/queries/content/drafts'
import { siteMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { WidgetLauncher } from '@/src/storefront/layout/chat/WidgetLauncher'
import { RootShell } from '@/src/storefront/layout/RootShell'
import { ScrollToPlace } from '@/src/storefront/layout/site/ScrollToPlace'
import { CountVisits } from '@/src/storefront/layout/visits/CountVisits'

export { viewport } from '@/src/app/viewport'

export const generateMetadata = siteMetadata

export default async function SiteLayout({ children }: { children: ReactNode }) {
  await waitInDrafts()
  const { brand, chatWidget } = await getSettings()
  return (
    <RootShell brand={brand}>
      <SiteFrame>{children}</SiteFrame>
      <Suspense>
        <ScrollToPlace />
      </Suspense>
      <CountVisits />
      {chatWidget && <WidgetLauncher widget={chatWidget} />}
    </RootShell>
  )
}
