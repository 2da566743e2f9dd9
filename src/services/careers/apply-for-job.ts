import { randomBytes, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, count, eq, gt } from 'drizzle-orm'
import { APIError, type PayloadRequest } from 'payload'
import { emails } from '@/src/database-schema'
import type { ApplicationInput } from '@/src/domain/careers/application-input'
import { type CvType, cvFileName } from '@/src/domain/careers/cv-rules'
import type { Answered } from '@/src/domain/careers/questions'
import { DEFAULT_MONTHS, deleteAfterOf, monthsText } from '@/src/domain/careers/retention'
import { databaseOf, inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { fileKey } from '@/src/lib/files/file-key'
import { fileStore } from '@/src/lib/files/files'
import { troubleKeeping } from '@/src/lib/files/storage-trouble'
import { ago } from '@/src/lib/sql-parts'
import type { JobApplication, JobOpening } from '@/src/payload-types'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { checkCv, refusedCv } from './check-cv'
import { mailKeyOf } from './remove-applications'

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
  return req.payload.create({
    collection: 'jobApplications',
    file: { name, data: cv.data, mimetype: cv.type, size: cv.data.length },
    data: {
      ...words,
      stage: 'new',
      appliedAt: at,
      consentAt: at,
      deleteAfter: deleteAfter.toISOString(),
    },
    depth: 0,
    overrideAccess: true, // anyone may apply; no one writes here otherwise
    req,
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
      await enqueueEmail(req, 'application-received', to, () => ({
        title: opening.title,
        months: monthsText(months),
      }))
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
  const { applicationMonths } = await req.payload.findGlobal({
    slug: 'settings',
    select: { applicationMonths: true },
    depth: 0,
    overrideAccess: true, // applicants are told
    req,
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
  const { docs } = await req.payload.find({
    collection: 'jobApplications',
    where: {
      and: [
        { opening: { equals: opening } },
        { email: { equals: email } },
        { filesize: { equals: cv.length } },
      ],
    },
    sort: '-createdAt',
    limit: 10,
    pagination: false,
    depth: 0,
    overrideAccess: true, // anyone who applies is told nothing of it
    req,
  })
  const said = [name, phone, coverLetter, answers]
  for (const one of docs) {
    const before = [one.name, one.phone, one.coverLetter, one.answers]
    if (isDeepStrictEqual(before, said) && (await isFile(one.filename ?? '', cv))) return one
  }
  return null
}
