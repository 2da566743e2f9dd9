import type { MetadataRoute } from 'next'

import { PUBLIC_PAGES } from '@/src/domain/content/public-pages'
import { env } from '@/src/lib/env'
import { getOpenings } from '@/src/queries/careers/openings'

/** Every public page. Days of change are left out: no page keeps one that could be relied on. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const openings = (await getOpenings()) ?? []
  const paths = [...PUBLIC_PAGES, ...openings.map(({ slug }) => `/careers/${slug}`)]
  return paths.map((path) => ({ url: new URL(path, env.SITE_URL).href }))
}
