import { cacheTag } from 'next/cache'

import { isStillOpen, type OpeningView } from '@/src/domain/careers/opening-view'
import type { JobOpening } from '@/src/payload-types'

import { attemptFor } from '../platform/attempt'
import { publicRows } from '../platform/public-payload'

/** What people can apply for now, the newest first; undefined when the list can't be read. */
export async function getOpenings(): Promise<OpeningView[] | undefined> {
  'use cache'
  cacheTag('careers')
  // Hours only: an opening closes on its day without anybody saving anything.
  return attemptFor('hours', 'openings', findOpenings)
}

/** One of them; null when there is none by that name. */
export async function getOpening(slug: string): Promise<OpeningView | null> {
  const openings = await getOpenings()
  return openings?.find((opening) => opening.slug === slug) ?? null
}

async function findOpenings(): Promise<OpeningView[]> {
  const docs = await publicRows('jobOpenings', {
    where: { status: { equals: 'open' } },
    sort: '-publishedAt',
    limit: 100,
  })
  const now = new Date()
  return docs.map(view).filter((opening) => isStillOpen(opening, now))
}

function view(opening: JobOpening): OpeningView {
  return {
    slug: opening.slug,
    title: opening.title,
    department: opening.department || null,
    location: opening.location,
    remote: opening.remote === true,
    employmentType: opening.employmentType,
    summary: opening.summary,
    description: opening.description,
    salaryFrom: opening.salaryFrom ?? null,
    salaryTo: opening.salaryTo ?? null,
    publishedAt: opening.publishedAt ?? null,
    closesAt: opening.closesAt ?? null,
  }
}
