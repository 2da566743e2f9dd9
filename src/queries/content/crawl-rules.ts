import { cacheLife, cacheTag } from 'next/cache'

import { withinSite } from '@/src/domain/platform/redirects/redirect-graph'
import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'

import { publicRows } from '../platform/public-payload'

/** What staff say of pages to crawlers: which are hidden, and how much each weighs. */
type CrawlRule = { readonly isListed: boolean; readonly priority: number | null }

/** By path; a page that staff have not described is listed. */
export async function crawlRules(): Promise<Readonly<Record<string, CrawlRule>>> {
  'use cache'
  cacheTag('seo')
  try {
    const rows = await publicRows('seoPages', {
      where: { isActive: { equals: true } },
      select: { path: true, noindex: true, canonical: true, sitemapPriority: true },
    })
    cacheLife('max')
    return Object.fromEntries(
      rows.map(({ path, noindex, canonical, sitemapPriority }) => {
        const isOwn = !canonical || withinSite(canonical, new URL(env.SITE_URL).origin) === path
        return [path, { isListed: !noindex && isOwn, priority: sitemapPriority ?? null }]
      }),
    )
  } catch (error) {
    cacheLife({ stale: 30, revalidate: 1, expire: 3600 })
    log.error({ err: error }, 'What staff say of pages to crawlers could not be read')
    return {}
  }
}
