import { and, desc, eq, gt, inArray, like } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { emails, job_applications } from '@/src/database-schema'
import { type Move, STOPPABLE_MS } from '@/src/domain/careers/application-change'
import { STAGES } from '@/src/domain/careers/stages'
import { idOf } from '@/src/domain/vocabulary/relation'
import { dayText } from '@/src/domain/vocabulary/time/date-text'
import { applicationRejectedMail } from '@/src/email/templates/careers/application-rejected'
import { databaseOf, lockRow, transactional } from '@/src/lib/database'
import { AppError, invalidInput } from '@/src/lib/errors'
import { rowById } from '@/src/lib/find-one'
import { enqueue } from '@/src/lib/queues'
import { now } from '@/src/lib/sql-parts'
import { updateRow } from '@/src/lib/write-row'
import type { JobApplication } from '@/src/payload-types'
import { mailKeyOf, removeApplications } from '@/src/services/careers/remove-applications'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { audit } from '@/src/services/platform/record-audit'
import { staffHolding } from '@/src/services/platform/staff-holding'

/** One application, as far as the person who asks may read it. */
export const findApplication = (req: PayloadRequest, id: string): Promise<JobApplication | null> =>
  req.payload.findByID({
    collection: 'jobApplications',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })

/** What staff hear of a change, and what takes it back. */
type Changed = { readonly message: string; readonly undo?: object }

const missing = () => new AppError('no_application', 'This application does not exist.', 404)

/** An application that staff are about to change: no one else does until the end. @throws AppError 404 */
async function hold(req: PayloadRequest, id: string): Promise<JobApplication> {
  await lockRow(req, job_applications, id)
  const found = await findApplication(req, id)
  if (!found) throw missing()
  return found
}

const write = (req: PayloadRequest, id: string, data: Partial<JobApplication>) =>
  updateRow(req, 'jobApplications', id, {
    data,
    overrideAccess: true, // the endpoint has asked for the permission; some fields are written here alone
  })

const rejectionKey = (id: string) => `${mailKeyOf(id)}rejected:`

/** Stops the rejection that waits, if one does; it stays written. @returns whether one did */
async function stopMail(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await databaseOf(req)
  const { dedupeKey, notBefore, status } = emails
  const rows = await db
    .update(emails)
    .set({ status: 'skipped', lastError: 'Stopped by staff', updatedAt: now })
    .where(and(like(dedupeKey, `${rejectionKey(id)}%`), eq(status, 'queued'), gt(notBefore, now)))
    .returning({ id: emails.id })
  return rows.length > 0
}

/** Queues the rejection again that was stopped last, for another hour in which it can be stopped. */
async function resumeMail(req: PayloadRequest, id: string): Promise<void> {
  const db = await databaseOf(req)
  const { dedupeKey, status, updatedAt } = emails
  const [stopped] = await db
    .select({ id: emails.id })
    .from(emails)
    .where(and(like(dedupeKey, `${rejectionKey(id)}%`), eq(status, 'skipped')))
    .orderBy(desc(updatedAt))
    .limit(1)
  if (!stopped) return
  const startAfter = new Date(Date.now() + STOPPABLE_MS)
  const notBefore = startAfter.toISOString()
  await db
    .update(emails)
    .set({ status: 'queued', lastError: null, notBefore, updatedAt: now })
    .where(eq(emails.id, stopped.id))
  await enqueue(req, 'send-email', { emailId: stopped.id }, { startAfter })
}

async function enqueueRejection(
  req: PayloadRequest,
  application: JobApplication,
  message: string,
): Promise<void> {
  const { id, email, name, opening, deleteAfter } = application
  const about = await rowById(req, 'jobOpenings', idOf(opening) ?? '', {
    select: { title: true },
    overrideAccess: true, // of an application that the person may read
  })
  const at = new Date(Date.now() + STOPPABLE_MS)
  const to = { email, key: `${rejectionKey(id)}${at.toISOString()}`, notBefore: at }
  await enqueueEmail(req, 'application-rejected', to, (brand) =>
    applicationRejectedMail({
      brand,
      title: about.title,
      name,
      says: message
        .split(/\n{2,}/)
        .map((part) => part.trim())
        .filter(Boolean),
      keptUntil: dayText(deleteAfter ?? at, brand.timeZone),
    }),
  )
}

/** Moves an application to another stage. @throws AppError 404, 409 when someone moved it meanwhile */
export const moveApplication = transactional(
  async (req, id: string, { stage, seen, mail, mailAgain }: Move): Promise<Changed> => {
    const before = await hold(req, id)
    if (seen && before.stage !== seen) {
      const words = `Someone moved ${before.name} to ${STAGES[before.stage].label} meanwhile.`
      throw new AppError('moved', `${words} Reload the page.`, 409)
    }
    const message = `${before.name}: ${STAGES[stage].label}`
    if (before.stage === stage) return { message }
    await write(req, id, { stage })
    const wasStopped = stage !== 'rejected' && (await stopMail(req, id))
    if (stage === 'rejected' && mail) await enqueueRejection(req, before, mail)
    if (stage === 'rejected' && mailAgain) await resumeMail(req, id)
    const more = wasStopped ? '. The rejection email was stopped' : ''
    const undo = { stage: before.stage, seen: stage, ...(wasStopped && { mailAgain: true }) }
    return { message: message + more, undo }
  },
)

/** Stops a rejection before it is sent. @throws AppError 404, 409 when it is out */
export const stopRejection = transactional(async (req, id: string): Promise<Changed> => {
  await hold(req, id)
  if (!(await stopMail(req, id))) {
    throw new AppError('mail_sent', 'No email is waiting. It was sent or stopped before.', 409)
  }
  await audit(req, 'careers', 'stop-email', ['jobApplications', id])
  return { message: 'The email was stopped' }
})

/** Adds a note. @throws AppError 404 */
export const noteApplication = transactional(
  async (req, id: string, note: string): Promise<Changed> => {
    const { notes } = await hold(req, id)
    const added = { text: note, author: req.user?.id ?? null, at: new Date().toISOString() }
    await write(req, id, { notes: [...(notes ?? []), added] })
    return { message: 'Note added' }
  },
)

/** Gives it one to five points, or takes them back. @throws AppError 404 */
export const rateApplication = transactional(
  async (req, id: string, rating: number | null): Promise<Changed> => {
    await hold(req, id)
    await write(req, id, { rating })
    return { message: rating ? `Rated ${rating} of 5` : 'Rating removed' }
  },
)

/** Gives it to someone who manages careers, or to no one. @throws AppError 404 or 422 */
export const ownApplication = transactional(
  async (req, id: string, owner: string | null): Promise<Changed> => {
    await hold(req, id)
    const people = owner ? await staffHolding(req, 'manage_careers') : []
    const person = people.find((one) => one.id === owner)
    if (owner && !person) {
      throw invalidInput({ owner: 'Choose someone who can manage careers' })
    }
    await write(req, id, { owner })
    return { message: person ? `Owner: ${person.name}` : 'No owner' }
  },
)

/** Deletes an application with its CV and the mails about it, at once. @throws AppError 404 */
export const removeApplication = transactional(async (req, id: string): Promise<Changed> => {
  const { opening } = await hold(req, id)
  await removeApplications(req, inArray(job_applications.id, [id]))
  await audit(req, 'careers', 'delete', ['jobApplications', id], {
    before: { opening: idOf(opening) },
  })
  return { message: 'The application and its CV were deleted' }
})
