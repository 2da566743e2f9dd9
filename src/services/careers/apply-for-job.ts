import { randomBytes, randomUUID } from 'node:crypto'
import { APIError, type PayloadRequest } from 'payload'

import type { ApplicationInput } from '@/src/domain/careers/application-input'
import { type CvType, cvFileName } from '@/src/domain/careers/cv-rules'
import type { Answered } from '@/src/domain/careers/questions'
import { deleteAfterOf, monthsWords } from '@/src/domain/careers/retention'
import { inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import type { JobApplication, JobOpening } from '@/src/payload-types'
import { oweMail } from '@/src/services/mail/owe-mail'

import { checkCv, refusedCv } from './check-cv'
import { mailKeyOf } from './remove-applications'
import { retentionMonths } from './retention-months'

type Cv = { readonly data: Buffer; readonly type: CvType }

type Sent = {
  readonly person: ApplicationInput
  readonly answers: readonly Answered[]
  readonly cv: Cv
  readonly deleteAfter: Date
}

const INTERNAL = { depth: 0, overrideAccess: true } as const // anyone may apply; no one writes here otherwise

/** Writes an application, or over the one that the address sent before. */
async function write(
  req: PayloadRequest,
  opening: JobOpening,
  { person, answers, cv, deleteAfter }: Sent,
): Promise<JobApplication> {
  const { consent: _, ...known } = person
  const at = new Date().toISOString()
  const data = {
    ...known,
    answers: answers.map((one) => ({ ...one })),
    appliedAt: at,
    consentAt: at,
    deleteAfter: deleteAfter.toISOString(),
  }
  const name = cvFileName(person.name, cv.type, randomBytes(6).toString('hex'))
  const file = { name, data: cv.data, mimetype: cv.type, size: cv.data.length }
  const before = await findOne(req, 'jobApplications', {
    where: { opening: { equals: opening.id }, email: { equals: person.email } },
    select: { opening: true },
    overrideAccess: true, // as above
  })
  const to = { collection: 'jobApplications', file, ...INTERNAL, req } as const
  if (before) return req.payload.update({ ...to, id: before.id, data })
  return req.payload.create({ ...to, data: { ...data, opening: opening.id, stage: 'new' } })
}

/**
 * Takes an application with its CV. A second one of the same address for the same opening replaces
 * what was sent before, and is answered alike.
 *
 * @throws AppError 413, 415 or 422 with words for the applicant
 */
export async function applyForJob(
  outer: PayloadRequest,
  opening: JobOpening,
  { cv, ...sent }: Pick<Sent, 'person' | 'answers'> & { readonly cv: Buffer },
): Promise<void> {
  const type = await checkCv(cv)
  await inTransactionOf(outer, async (req) => {
    await lockInTransaction(req, `application ${opening.id} ${sent.person.email}`)
    const months = await retentionMonths(req)
    const deleteAfter = deleteAfterOf(new Date(), months)
    try {
      const { id } = await write(req, opening, { ...sent, cv: { data: cv, type }, deleteAfter })
      const to = { email: sent.person.email, key: `${mailKeyOf(id)}received:${randomUUID()}` }
      await oweMail(req, 'application-received', to, () => ({
        title: opening.title,
        months: monthsWords(months),
      }))
    } catch (error) {
      const isOfFile = error instanceof APIError && error.status === 400
      throw isOfFile && !(error instanceof AppError) ? refusedCv('cv_wrong_type') : error
    }
  })
}
