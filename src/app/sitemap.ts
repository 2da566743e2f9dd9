import type { MetadataRoute } from 'next'

import { PUBLIC_PAGES } from '@/src/domain/content/public-pages'
import { env } from '@/src/lib/env'

/** Every public page. Days of change are left out: no page keeps one that could be relied on. */
export default function sitemap(): MetadataRoute.Sitemap {
  return PUBLIC_PAGES.map((path) => ({ url: new URL(path, env.SITE_URL).href }))
}
