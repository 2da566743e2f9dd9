import { randomBytes, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, count, eq, gt } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import { APIError, type PayloadRequest } from 'payload'
import { emails } from '@/src/database-schema'
import type { ApplicationInput } from '@/src/domain/careers/application-input'
import {
  CV_REFUSALS,
  type CvRefusal,
  type CvType,
  cvFileName,
  cvSizeRefusal,
  holdsMacros,
  isCvType,
} from '@/src/domain/careers/cv-rules'
import { isOpenOn } from '@/src/domain/careers/opening-view'
import type { Answered } from '@/src/domain/careers/questions'
import { DEFAULT_MONTHS, deleteAfterOf, monthsText } from '@/src/domain/careers/retention'
import { applicationReceivedMail } from '@/src/email/templates/careers/application-received'
import { databaseOf, inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { fileStore } from '@/src/lib/files/files'
import { troubleKeeping } from '@/src/lib/files/storage-trouble'
import { fileKey } from '@/src/lib/files/stored-names'
import { findGlobal, findOne, findRows } from '@/src/lib/find-one'
import { ago } from '@/src/lib/sql-parts'
import { createRow } from '@/src/lib/write-row'
import type { JobApplication, JobOpening } from '@/src/payload-types'
import { mailKeyOf } from '@/src/services/careers/remove-applications'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { officeDayAt } from '@/src/services/platform/business-zone'

const STATUSES: Record<CvRefusal, number> = {
  no_cv: 422,
  empty_cv: 422,
  cv_too_large: 413,
  cv_wrong_type: 415,
  cv_macros: 422,
}

/** A CV that cannot be taken, as an error with its words, which belong to its field. */
export const refusedCv = (refusal: CvRefusal): AppError =>
  new AppError(refusal, CV_REFUSALS[refusal], STATUSES[refusal], { cv: CV_REFUSALS[refusal] })

/**
 * What a CV is by its content, whatever it is called.
 *
 * @throws AppError 413, 415 or 422 with words for the applicant
 */
export async function checkCv(data: Buffer): Promise<CvType> {
  const refusal = cvSizeRefusal(data.length)
  if (refusal) throw refusedCv(refusal)
  const found = await fileTypeFromBuffer(data).catch(() => undefined)
  if (/macroenabled/i.test(found?.mime ?? '')) throw refusedCv('cv_macros')
  if (!isCvType(found?.mime)) throw refusedCv('cv_wrong_type')
  if (holdsMacros(data, found.mime)) throw refusedCv('cv_macros')
  return found.mime
}

type Cv = { readonly data: Buffer; readonly type: CvType }

type Sent = {
  readonly person: ApplicationInput
  readonly answers: readonly Answered[]
  readonly cv: Cv
  readonly deleteAfter: Date
}

/** Writes an application beside those that the address sent before, unless it is the same again. */
async function write(
  req: PayloadRequest,
  opening: JobOpening,
  { person, answers, cv, deleteAfter }: Sent,
): Promise<Pick<JobApplication, 'id'>> {
  const { consent: _, ...known } = person
  const words = { ...known, opening: opening.id, answers: answers.map((one) => ({ ...one })) }
  const before = await sentBefore(req, words, cv.data)
  if (before) return before
  const at = new Date().toISOString()
  const name = cvFileName(person.name, cv.type, randomBytes(6).toString('hex'))
  return createRow(req, 'jobApplications', {
    file: { name, data: cv.data, mimetype: cv.type, size: cv.data.length },
    data: {
      ...words,
      stage: 'new',
      appliedAt: at,
      consentAt: at,
      deleteAfter: deleteAfter.toISOString(),
    },
    overrideAccess: true, // anyone may apply; no one writes here otherwise
  })
}

/** An address that someone else typed gets no more of these mails a day. */
const MOST_A_DAY = 5

async function mayTell(req: PayloadRequest, address: string): Promise<boolean> {
  const db = await databaseOf(req)
  const [told] = await db
    .select({ mails: count() })
    .from(emails)
    .where(
      and(
        eq(emails.to, address),
        eq(emails.template, 'application-received'),
        gt(emails.createdAt, ago('1 day')),
      ),
    )
  return (told?.mails ?? 0) < MOST_A_DAY
}

/**
 * Takes an application with its CV. Anyone can type an address: a second one for the same opening
 * leaves the first as it is, and is answered alike.
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
      if (!(await mayTell(req, sent.person.email))) return
      const to = { email: sent.person.email, key: `${mailKeyOf(id)}received:${randomUUID()}` }
      await enqueueEmail(req, 'application-received', to, (brand) =>
        applicationReceivedMail({ brand, title: opening.title, months: monthsText(months) }),
      )
    } catch (error) {
      const trouble = await troubleKeeping(error, cv.length)
      if (trouble) throw trouble
      const isOfFile = error instanceof APIError && error.status === 400
      throw isOfFile && !(error instanceof AppError) ? refusedCv('cv_wrong_type') : error
    }
  })
}

/** How long applications that arrive now are kept. */
async function retentionMonths(req: PayloadRequest): Promise<number> {
  const { applicationMonths } = await findGlobal(req, 'settings', {
    select: { applicationMonths: true },
    overrideAccess: true, // applicants are told
  })
  return applicationMonths ?? DEFAULT_MONTHS
}

/** What an application says, other than when. */
type Words = Pick<JobApplication, 'opening' | 'email' | 'name' | 'phone' | 'coverLetter'> & {
  readonly answers: readonly object[]
}

async function isFile(filename: string, data: Buffer): Promise<boolean> {
  const key = fileKey('applications', filename)
  const file = key && (await (await fileStore()).read(key))
  return file ? data.equals(await new Response(file.body).bytes()) : false
}

/** The application that says the same, with the same CV: a form that was sent twice. */
async function sentBefore(
  req: PayloadRequest,
  { opening, email, name, phone, coverLetter, answers }: Words,
  cv: Buffer,
): Promise<JobApplication | null> {
  const docs = await findRows(req, 'jobApplications', {
    where: {
      and: [
        { opening: { equals: opening } },
        { email: { equals: email } },
        { filesize: { equals: cv.length } },
      ],
    },
    sort: '-createdAt',
    limit: 10,
    overrideAccess: true, // anyone who applies is told nothing of it
  })
  const said = [name, phone, coverLetter, answers]
  for (const one of docs) {
    const before = [one.name, one.phone, one.coverLetter, one.answers]
    if (isDeepStrictEqual(before, said) && (await isFile(one.filename ?? '', cv))) return one
  }
  return null
}

/** An opening that people can apply for now. @throws AppError 404 or 409 */
export async function requireOpenOpening(req: PayloadRequest, slug: string): Promise<JobOpening> {
  const opening = await findOne(req, 'jobOpenings', {
    where: { slug: { equals: slug } },
    overrideAccess: true, // a draft is answered as one that does not exist
  })
  if (!opening || opening.status === 'draft') {
    throw new AppError('no_opening', 'This position does not exist.', 404)
  }
  const { status, publishedAt = null, closesAt = null } = opening
  if (
    status === 'open' &&
    isOpenOn({ publishedAt, closesAt }, await officeDayAt(req.payload, new Date()))
  )
    return opening
  throw new AppError(
    'opening_closed',
    'This position is closed. We take no more applications.',
    409,
  )
}
