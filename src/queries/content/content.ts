import { cacheLife, cacheTag } from 'next/cache'

import { claimStands } from '@/src/domain/content/claims/claim'
import {
  type PageContent,
  pageContent,
  type SayPromises,
  type StoredContent,
} from '@/src/domain/content/page-content'
import { promisesOf } from '@/src/domain/content/promises'
import type { ContentPage } from '@/src/domain/content/registry'
import { log } from '@/src/lib/log'
import { elementsShown, withPictures } from '@/src/queries/content/pictures'
import { markerOf } from '@/src/services/content/editing/marks'
import { publicRows } from '../platform/public-payload'
import { draftEditor, draftsOf } from './drafts'

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
  try {
    const { stored, hasEnd } = await readContent(page, new Date())
    cacheLife(hasEnd ? 'hours' : 'max') // a claim ends without anyone saving anything
    return stored
  } catch (error) {
    cacheLife({ stale: 30, revalidate: 1, expire: 3600 }) // the defaults stay for a moment only
    log.error({ err: error, page }, 'The content of a page could not be read')
    return {}
  }
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
