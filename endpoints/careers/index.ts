import type { Endpoint, PayloadRequest } from 'payload'
import { formDataOf } from '@/endpoints/platform/form'
import { plainStaffActions, staffRowActions } from '@/endpoints/platform/staff-actions'
import {
  moveInput,
  noteInput,
  ownerInput,
  ratingInput,
} from '@/src/domain/careers/application-change'
import { applicationInput } from '@/src/domain/careers/application-input'
import { questionsOf, readAnswers } from '@/src/domain/careers/questions'
import { AppError, fieldErrors, invalidInput } from '@/src/lib/errors'
import { APPLICATION_LIMIT } from '@/src/lib/http/body-limits'
import { post } from '@/src/lib/http/endpoint'
import { applyForJob, refusedCv, requireOpenOpening } from '@/src/services/careers/apply-for-job'
import {
  moveApplication,
  noteApplication,
  ownApplication,
  rateApplication,
  removeApplication,
  stopRejection,
} from '@/src/services/careers/change-application'
import { limitRate } from '@/src/services/platform/limit-rate'

const change = staffRowActions('application', 'changeApplications')
const plainly = plainStaffActions('application', 'changeApplications')

/** What staff do with an application. */
const applicationDeskEndpoints: Endpoint[] = [
  change('/applications/:id/move', moveInput, moveApplication),
  change('/applications/:id/notes', noteInput, (req, id, { note }) =>
    noteApplication(req, id, note),
  ),
  change('/applications/:id/rating', ratingInput, (req, id, { rating }) =>
    rateApplication(req, id, rating),
  ),
  change('/applications/:id/owner', ownerInput, (req, id, { owner }) =>
    ownApplication(req, id, owner),
  ),
  plainly('/applications/:id/stop-email', stopRejection),
  plainly('/applications/:id/remove', removeApplication),
]

const RULES = {
  most: APPLICATION_LIMIT,
  tooLarge: () => refusedCv('cv_too_large'),
  broken: 'Your application did not arrive in full. Please try again.',
  files: 'cv',
} as const

async function take(req: PayloadRequest, slug: string): Promise<void> {
  if (!(req.headers.get('content-type') ?? '').startsWith('multipart/form-data')) {
    throw new AppError('bad_form', 'Send the form of the position’s page.', 415)
  }
  await limitRate(req, 'apply-form') // before the form is read
  const opening = await requireOpenOpening(req, slug)
  const { fields, files } = await formDataOf(req, RULES)
  const person = applicationInput.safeParse(fields)
  const { answers, problems } = readAnswers(questionsOf(opening.questions), fields)
  const wrong = { ...(person.success ? {} : fieldErrors(person.error)), ...problems }
  if (!person.success || Object.keys(problems).length > 0) {
    throw invalidInput(wrong)
  }
  const [cv] = files
  if (!cv) throw refusedCv('no_cv')
  await limitRate(req, 'apply', person.data.email)
  await applyForJob(req, opening, { person: person.data, answers, cv: cv.data })
}

/** Whether a browser's own form sent it, which goes on to a page. */
const isPlain = (req: PayloadRequest) => (req.headers.get('accept') ?? '').includes('text/html')

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } })

export const careerEndpoints: Endpoint[] = [
  /** An application for an opening: a form with its CV, of our script or of a browser alone. */
  post('/careers/:slug/apply', async (req) => {
    const slug = String(req.routeParams?.slug ?? '')
    const page = `/careers/${encodeURIComponent(slug)}`
    try {
      await take(req, slug)
    } catch (error) {
      if (!isPlain(req) || !(error instanceof AppError)) throw error
      return seeOther(`${page}/not-sent/${error.code}`)
    }
    if (isPlain(req)) return seeOther(`${page}/applied`)
    return Response.json({ message: 'We got your application.' }, { status: 201 })
  }),
  ...applicationDeskEndpoints,
]
