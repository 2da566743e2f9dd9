import type { Payload } from 'payload'

import {
  CONTENT_ELEMENT_SEEDS,
  FAQ_SEEDS,
  SETTINGS_SEED,
  SITE_PAGE_SEEDS,
} from '@/src/seed/content'
import { createMissing, SEEDING } from '@/src/seed/create-missing'
import { SEO_PAGE_SEEDS } from '@/src/seed/seo-pages'

async function seedSettings(payload: Payload, popupOffer: string | undefined) {
  const current = await payload.findGlobal({
    slug: 'settings',
    depth: 0,
    overrideAccess: true, // seeding has no user
  })
  if (current.createdAt) return current
  return payload.updateGlobal({
    slug: 'settings',
    data: { ...SETTINGS_SEED, popupOffer },
    depth: 0,
    context: SEEDING,
    overrideAccess: true, // seeding has no user
  })
}

/** What the site says: its texts, questions, search snippets, and the company's facts. */
export async function seedSite(payload: Payload, popupOffer?: string) {
  return {
    settings: await seedSettings(payload, popupOffer),
    faqs: await createMissing(payload, 'faqs', ['page', 'question'], FAQ_SEEDS),
    seoPages: await createMissing(payload, 'seoPages', ['path'], SEO_PAGE_SEEDS),
    contentElements: await createMissing(
      payload,
      'contentElements',
      ['page', 'selector'],
      CONTENT_ELEMENT_SEEDS,
    ),
    sitePages: await createMissing(payload, 'sitePages', ['path'], SITE_PAGE_SEEDS),
  }
}
