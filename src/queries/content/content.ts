import { cacheLife, cacheTag } from 'next/cache'

import {
  type PageContent,
  pageContent,
  type SayPromises,
  type StoredContent,
} from '@/src/domain/content/page-content'
import { promisesOf } from '@/src/domain/content/promises'
import type { ContentPage } from '@/src/domain/content/registry'
import { log } from '@/src/lib/log'

import { publicRows } from '../platform/public-payload'

/** The texts of a page as edited; their defaults where nothing is stored or can be read. */
export async function getContent<P extends ContentPage>(page: P): Promise<PageContent<P>> {
  const [stored, sayPromises] = await Promise.all([storedContent(page), getPromises()])
  return pageContent(page, stored, sayPromises)
}

/** Our promises, for texts that name them in braces. */
export async function getPromises(): Promise<SayPromises> {
  return promisesOf(pageContent('/layout', await storedContent('/layout')))
}

async function storedContent(page: ContentPage): Promise<StoredContent> {
  'use cache'
  cacheTag('content')
  try {
    const stored = await readContent(page)
    cacheLife('max')
    return stored
  } catch (error) {
    cacheLife({ stale: 30, revalidate: 1, expire: 3600 }) // the defaults stay for a moment only
    log.error({ err: error, page }, 'The content of a page could not be read')
    return {}
  }
}

async function readContent(page: ContentPage): Promise<StoredContent> {
  const docs = await publicRows('contentElements', {
    where: { and: [{ isActive: { equals: true } }, { page: { equals: page } }] },
    limit: 500,
    select: { selector: true, currentValue: true, claim: { verified: true } },
  })
  return Object.fromEntries(
    docs.map((doc) => [
      doc.selector,
      { value: doc.currentValue ?? '', verified: doc.claim?.verified === true },
    ]),
  )
}
