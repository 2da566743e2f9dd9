import { cacheLife, cacheTag } from 'next/cache'

import type { TestimonialView } from '@/src/domain/content/claims/testimonial-view'
import { log } from '@/src/lib/log'

import { publicRows } from '../platform/public-payload'

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
