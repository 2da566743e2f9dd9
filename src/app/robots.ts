import type { MetadataRoute } from 'next'

import { env } from '@/src/lib/env'

/** Pages for one person, and the API, are not for search engines. */
const CLOSED = [
  '/admin',
  '/api/',
  '/dashboard',
  '/order-confirmation',
  '/orders/',
  '/preview/',
  '/receipts/',
  '/sandbox/',
  '/support/tickets/',
  '/unsubscribe',
  '/versions/',
]

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: CLOSED },
    sitemap: new URL('/sitemap.xml', env.SITE_URL).href,
  }
}
