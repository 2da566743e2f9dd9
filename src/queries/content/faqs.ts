import { cacheTag } from 'next/cache'

import type { FaqView, Readable } from '@/src/domain/catalogue/catalogue-views'
import type { FaqPage } from '@/src/domain/content/faq-pages'
import { DEFAULT_FAQS, SUPPORT_FAQS } from '@/src/domain/content/texts/default-faqs'

import { attemptFor } from '../platform/attempt'
import { publicRows } from '../platform/public-payload'
import { getPromises } from './content'

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
