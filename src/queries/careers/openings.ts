import { cacheTag } from 'next/cache'

import { isOpenOn, type OpeningView } from '@/src/domain/careers/opening-view'

import { attemptFor } from '../platform/attempt'
import { publicRows } from '../platform/public-payload'
import { openingOf } from './opening-of'

/** What people can apply for now, the newest first; undefined when the list can't be read. */
export async function getOpenings(): Promise<OpeningView[] | undefined> {
  'use cache'
  cacheTag('careers')
  // Hours only, and a job each hour: an opening begins and ends without anyone saving anything.
  return attemptFor('hours', 'openings', () => findOpenings())
}

/**
 * One of them; null when there is none by that name.
 *
 * It is cached by its name and not looked up in the list: the first visit to a new opening is
 * finished from the list as it was when the site was built, in which it does not stand.
 */
export async function getOpening(slug: string): Promise<OpeningView | null> {
  'use cache'
  cacheTag('careers')
  const found = await attemptFor('hours', 'opening', () => findOpenings(slug))
  return found?.[0] ?? null
}

async function findOpenings(slug?: string): Promise<OpeningView[]> {
  const docs = await publicRows('jobOpenings', {
    where: { status: { equals: 'open' }, ...(slug !== undefined && { slug: { equals: slug } }) },
    sort: '-publishedAt',
    limit: 100,
  })
  const now = new Date()
  return docs.map(openingOf).filter((opening) => isOpenOn(opening, now))
}
