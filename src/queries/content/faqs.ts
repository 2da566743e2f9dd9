import { cacheTag } from 'next/cache'

import type { FaqView, Readable } from '@/src/domain/catalogue/catalogue-views'
import { DEFAULT_FAQS, SUPPORT_FAQS } from '@/src/domain/content/texts/default-faqs'

import { attemptFor } from '../platform/attempt'
import { publicRows } from '../platform/public-payload'
import { getPromises } from './content'

export type FaqPage = 'home' | 'support'

const DEFAULTS = { home: DEFAULT_FAQS, support: SUPPORT_FAQS } as const

/** The active questions of a page in their order; the built-in ones when there are none. */
export async function getFaqs(page: FaqPage): Promise<Readable<FaqView>> {
  const [stored, sayPromises] = await Promise.all([readFaqs(page), getPromises()])
  const items = stored?.length ? stored : DEFAULTS[page]
  return {
    items: items.map((faq) => ({ ...faq, answer: sayPromises(faq.answer) })),
    isFallback: stored === undefined,
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
    sort: 'orderIndex',
    limit: 100,
    select: { question: true, answer: true },
  })
  return docs.map(({ question, answer }) => ({ question, answer }))
}
