import type { ReactNode } from 'react'

import type { PageContent } from '@/src/domain/content/page-content'
import { promisesOf } from '@/src/domain/content/promises'
import type { SiteSettings } from '@/src/domain/content/site-settings'

import { CatchErrors } from '../CatchErrors'
import { AnnouncementBanner } from './AnnouncementBanner'
import { navigation } from './navigation'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'

type SiteChromeProps = {
  settings: SiteSettings
  content: PageContent<'/layout'>
  year: number
  children: ReactNode
}

/** Banner, header and footer around a public page. */
export function SiteChrome({ settings, content, year, children }: SiteChromeProps) {
  return (
    <>
      {settings.announcement && (
        <AnnouncementBanner text={promisesOf(content)(settings.announcement)} />
      )}
      <SiteHeader settings={settings} nav={navigation(content)} />
      <main id="content" tabIndex={-1} className="grow focus:outline-none">
        <CatchErrors>{children}</CatchErrors>
      </main>
      <SiteFooter settings={settings} content={content} year={year} />
    </>
  )
}
