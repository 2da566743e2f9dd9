import type { Payload } from 'payload'
import { FIRST_LEGAL_VERSION, isLegalPath, SITE_PAGES } from '@/src/domain/content/pages/site-pages'
import { contentRows, freshText } from '@/src/domain/content/registry'
import { richTextOf } from '@/src/domain/content/rich-text/from-lines'
import { DEFAULT_FAQS, SUPPORT_FAQS } from '@/src/domain/content/texts/default-faqs'
import { findGlobal } from '@/src/lib/find-one'
import { createMissing, SEEDING } from '@/src/seed/create-missing'
import seoPages from '@/src/seed/data/seo-pages.json'
import settings from '@/src/seed/data/settings.json' with { type: 'json' }

/** What search engines read of each public page. */
const SEO_PAGE_SEEDS = seoPages.map((page) => ({ ...page, isActive: true, noindex: false }))

async function seedSettings(payload: Payload, popupOffer: string | undefined) {
  const current = await findGlobal({ payload }, 'settings', {
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

/** Every registered text of the site as a row; claims begin unverified. */
export const CONTENT_ELEMENT_SEEDS = contentRows().map((row) => ({
  ...freshText(row),
  revision: 0,
  isActive: true,
  claim: { isClaim: row.claim === true, verified: false },
}))

export const FAQ_SEEDS = [
  ...DEFAULT_FAQS.map((faq) => ({ ...faq, page: 'home' as const })),
  ...SUPPORT_FAQS.map((faq) => ({ ...faq, page: 'support' as const })),
].map((faq) => ({ ...faq, isActive: true }))

export const SITE_PAGE_SEEDS = Object.entries(SITE_PAGES).map(([path, { name, text }]) => ({
  path,
  name,
  body: richTextOf(text),
  updatedOn: isLegalPath(path) ? `${FIRST_LEGAL_VERSION}T12:00:00.000Z` : null,
  _status: 'published' as const,
}))

/** The company's public facts. Every one is meant to be replaced under *Company Branding*. */
export const SETTINGS_SEED = settings
