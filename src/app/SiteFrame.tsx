import type { ReactNode } from 'react'

import { getContent } from '@/src/queries/content/content'
import { getSettings } from '@/src/queries/content/settings'
import { currentYear } from '@/src/queries/platform/public-payload'
import { SiteChrome } from '@/src/storefront/layout/site/SiteChrome'

/** The public site's header and footer around a page. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [settings, content, year] = await Promise.all([
    getSettings(),
    getContent('/layout'),
    currentYear(),
  ])
  return (
    <SiteChrome settings={settings} content={content} year={year}>
      {children}
    </SiteChrome>
  )
}
