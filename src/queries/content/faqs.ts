import { cacheLife, cacheTag } from 'next/cache'
import type { FaqView, Readable } from '@/src/domain/catalogue/catalogue-views'
import type { TestimonialView } from '@/src/domain/content/claims/testimonial-view'
import type { FaqPage } from '@/src/domain/content/faq-pages'
import { DEFAULT_FAQS, SUPPORT_FAQS } from '@/src/domain/content/texts/default-faqs'
import { log } from '@/src/lib/log'
import { getPromises } from '@/src/queries/content/content'
import { attemptFor } from '@/src/queries/platform/attempt'
import { publicRows } from '@/src/queries/platform/public-payload'

const DEFAULTS: Partial<Record<FaqPage, readonly FaqView[]>> = {
  home: DEFAULT_FAQS,
  support: SUPPORT_FAQS,
}

/** The active questions of a page in their order; the built-in ones when there are none. */
export async function getFaqs(page: FaqPage): Promise<Readable<FaqView>> {
  const [stored, sayPromises] = await Promise.all([readFaqs(page), getPromises()])
  const items = stored?.length ? stored : (DEFAULTS[page] ?? [])
  return {
    items: items.map((faq) => ({ ...faq, answer: sayPromises(faq.answer) })),
    isFallback: stored === undefined && items.length > 0,
  }
}

async function readFaqs(page: FaqPage): Promise<FaqView[] | undefined> {
  'use cache'
  cacheTag('faqs')
  return attemptFor('max', 'faqs', () => findFaqs(page))
}

async function findFaqs(page: FaqPage): Promise<FaqView[]> {
  const docs = await publicRows('faqs', {
    where: { and: [{ isActive: { equals: true } }, { page: { equals: page } }] },
    sort: '_order',
    limit: 100,
    select: { question: true, answer: true },
  })
  return docs.map(({ question, answer }) => ({ question, answer }))
}

/** What customers say, as far as it was verified and still stands; nothing when it can't be read. */
export async function getTestimonials(): Promise<TestimonialView[]> {
  'use cache'
  cacheTag('testimonials')
  try {
    const docs = await publicRows('testimonials', {
      sort: '_order',
      limit: 12,
      select: { quote: true, author: true, company: true },
    })
    cacheLife('hours') // one ends without anyone saving anything
    return docs.map(({ id, quote, author, company }) => ({
      id,
      quote,
      author: [author, company].filter(Boolean).join(', '),
    }))
  } catch (error) {
    cacheLife({ stale: 30, revalidate: 1, expire: 3600 })
    log.error({ err: error }, 'The testimonials could not be read')
    return []
  }
}
