import type { MetadataRoute } from 'next'

import { UNCRAWLED } from '@/src/domain/content/addresses'
import { env } from '@/src/lib/env'

/** Pages for one person, and the API, are not for search engines. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: UNCRAWLED },
    sitemap: new URL('/sitemap.xml', env.SITE_URL).href,
  }
}
