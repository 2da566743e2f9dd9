import { cacheLife, cacheTag } from 'next/cache'
import type { FaqView, Readable } from '@/src/domain/catalogue/catalogue-views'
import { claimStands, type TestimonialView } from '@/src/domain/content/claims/claim'
import type { FaqPage } from '@/src/domain/content/faq-pages'
import {
  type PageContent,
  pageContent,
  type SayPromises,
  type StoredContent,
} from '@/src/domain/content/page-content'
import { promisesOf } from '@/src/domain/content/promises'
import type { ContentPage } from '@/src/domain/content/registry'
import { DEFAULT_FAQS, SUPPORT_FAQS } from '@/src/domain/content/texts/default-faqs'
import { elementsShown, withPictures } from '@/src/queries/content/pictures'
import { markerOf } from '@/src/services/content/editing/marks'
import { attemptFor, publicRows } from '../platform/public-payload'
import { draftEditor, draftsOf } from './drafts'
import { readOr } from './read-or'

/**
 * The texts of a page as published; their defaults where nothing is stored or can be read. An
 * editor gets the drafts, each text marked with where it comes from.
 */
export async function getContent<P extends ContentPage>(page: P): Promise<PageContent<P>> {
  const editor = await draftEditor()
  if (editor) {
    const [drafts, sayPromises] = await Promise.all([draftsOf(editor, page), getPromises()])
    return pageContent(page, drafts, sayPromises, markerOf(page))
  }
  const [stored, sayPromises] = await Promise.all([storedContent(page), getPromises()])
  return pageContent(page, stored, sayPromises)
}

/** Our promises, for texts that name them in braces. */
export async function getPromises(): Promise<SayPromises> {
  const editor = await draftEditor()
  const layout = editor ? await draftsOf(editor, '/layout') : await storedContent('/layout')
  return promisesOf(pageContent('/layout', layout))
}

async function storedContent(page: ContentPage): Promise<StoredContent> {
  'use cache'
  cacheTag('content', 'media') // a picture's description is part of it
  return readOr<StoredContent>(
    {},
    ['The content of a page could not be read', { page }],
    async () => {
      const { stored, hasEnd } = await readContent(page, new Date())
      cacheLife(hasEnd ? 'hours' : 'max') // a claim ends without anyone saving anything
      return stored
    },
  )
}

async function readContent(page: ContentPage, now: Date) {
  const docs = await publicRows('contentElements', {
    ...elementsShown(page),
    select: { selector: true, currentValue: true, claim: { verified: true, expiresAt: true } },
  })
  const stored: StoredContent = Object.fromEntries(
    docs.map(({ selector, currentValue, claim }) => [
      selector,
      { value: currentValue ?? '', verified: claimStands(claim ?? {}, now) },
    ]),
  )
  const hasEnd = docs.some(({ claim }) => claim?.verified && claim.expiresAt)
  return { stored: await withPictures(stored), hasEnd }
}

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
  return readOr<TestimonialView[]>([], ['The testimonials could not be read'], async () => {
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
  })
}
