import config from '@payload-config'
import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import { cacheTag } from 'next/cache'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { cache } from 'react'
import sanitizeHtml from 'sanitize-html'

import { may } from '@/src/access/permissions'
import { isOpenOn, type OpeningView } from '@/src/domain/careers/opening-view'
import { questionsOf } from '@/src/domain/careers/questions'
import { findOne } from '@/src/lib/find-one'
import type { JobOpening } from '@/src/payload-types'
import { attemptFor, officeDayHere, publicRows } from '@/src/queries/platform/public-payload'
import { requireStaff } from '@/src/queries/platform/session'
import { staffRows } from '@/src/queries/platform/staff-rows'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

export function openingHtml(description: JobOpening['description']): string {
  const html = convertLexicalToHTML({ data: description, disableContainer: true })
  return sanitizeHtml(html, OPTIONS)
}

/** A stored opening as visitors see it. */
const openingOf = (opening: JobOpening): OpeningView => ({
  id: opening.id,
  slug: opening.slug,
  title: opening.title,
  department: opening.department || null,
  location: opening.location || null,
  remote: opening.remote === true,
  countries: (opening.remote && opening.countries) || [],
  employmentType: opening.employmentType,
  summary: opening.summary,
  description: openingHtml(opening.description),
  salaryFrom: opening.salaryFrom ?? null,
  salaryTo: opening.salaryTo ?? null,
  salaryCurrency: opening.salaryCurrency,
  salaryPeriod: opening.salaryPeriod,
  questions: questionsOf(opening.questions),
  publishedAt: opening.publishedAt ?? null,
  closesAt: opening.closesAt ?? null,
})

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
  const today = await officeDayHere()
  return docs.map(openingOf).filter((opening) => isOpenOn(opening, today))
}

/** An opening whatever its status, for staff who may view them; null for others. */
export async function draftOpening(slug: string): Promise<OpeningView | null> {
  const user = await requireStaff(`/careers/${slug}/preview`)
  const payload = await getPayload({ config })
  const req = await createLocalReq({ user }, payload)
  if (!(await may(req, 'view_careers'))) return null
  const opening = await findOne(req, 'jobOpenings', {
    where: { slug: { equals: slug } },
    overrideAccess: false,
  })
  return opening && openingOf(opening)
}

/** What the openings are called, by id, asked once a request; only of those that are readable. */
export const openingTitles = cache(
  async (req: PayloadRequest): Promise<ReadonlyMap<string, string>> => {
    const wanted = { select: { title: true }, sort: 'title', limit: 500 } as const
    const docs = await staffRows(req, 'jobOpenings', wanted)
    return new Map(docs.map(({ id, title }) => [id, title]))
  },
)
