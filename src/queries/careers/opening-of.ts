import type { OpeningView } from '@/src/domain/careers/opening-view'
import { questionsOf } from '@/src/domain/careers/questions-of'
import type { JobOpening } from '@/src/payload-types'

import { openingHtml } from './opening-html'

/** A stored opening as visitors see it. */
export const openingOf = (opening: JobOpening): OpeningView => ({
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
