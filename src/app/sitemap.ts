import type { MetadataRoute } from 'next'

import { PUBLIC_PAGES } from '@/src/domain/content/addresses'
import { env } from '@/src/lib/env'
import { getOpenings } from '@/src/queries/careers/openings'
import { crawlRules } from '@/src/queries/content/machine-files'

/** Every public page but those that staff hide. Days of change are left out: no page keeps one that could be relied on. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [openings, rules] = await Promise.all([getOpenings(), crawlRules()])
  const paths = [...PUBLIC_PAGES, ...(openings ?? []).map(({ slug }) => `/careers/${slug}`)]
  return paths
    .filter((path) => rules[path]?.isListed !== false)
    .map((path) => ({
      url: new URL(path, env.SITE_URL).href,
      priority: rules[path]?.priority ?? undefined,
    }))
}
