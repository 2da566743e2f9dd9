import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { emails } from '@/src/database-schema'
import type { MailTemplateName } from '@/src/domain/mail/mail-templates'
import type { MailBrand } from '@/src/email/mail-brand'
import { type MailTemplate, renderMail } from '@/src/email/render'
import { databaseOf } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'
import { now } from '@/src/lib/sql-parts'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { type MailContent, withEncryptedTokens } from '@/src/services/mail/mail-keys'
import { isWanted } from '@/src/services/mail/reason-not-to-send'

/** Whom a mail goes to, and what and whom it is about: it is erased with them. */
export type MailTo = {
  readonly email: string
  /** Two mails with the same key are one; without a key each goes out by itself. */
  readonly key?: string
  readonly order?: string | null
  readonly user?: string | null
  readonly ticket?: string | null
  /** It waits until then, and can be stopped. */
  readonly notBefore?: Date
}

/** What an email says, in our name; dates in it are in the zone of the brand. */
type Write = (brand: MailBrand) => MailTemplate

/**
 * Queues an email to someone, in the request's transaction. What is the same for every email of a
 * template is in `MAIL_TEMPLATES`.
 */
export async function enqueueEmail(
  req: PayloadRequest,
  template: MailTemplateName,
  to: MailTo,
  write: Write,
): Promise<void> {
  await queueWritten(req, template, to, await renderMail(write(await readMailBrand(req))))
}

/** Queues an email that is rendered already. */
export async function queueWritten(
  req: PayloadRequest,
  template: MailTemplateName,
  { email, key, order, user, ticket, notBefore }: MailTo,
  words: MailContent,
): Promise<void> {
  const dedupeKey = key ?? `${template}:${randomUUID()}`
  await queueEmail(req, {
    ...words,
    to: email,
    template,
    dedupeKey,
    order,
    user,
    ticket,
    notBefore,
  })
}

type Mail = MailContent & {
  readonly to: string
  readonly template: MailTemplateName
  /** Two mails with the same key are one. */
  readonly dedupeKey: string
  /** What and whom it is about, also where it goes to staff: it is erased with them. */
  readonly order?: string | null
  readonly user?: string | null
  readonly ticket?: string | null
  /** It waits until then. */
  readonly notBefore?: Date
}

/**
 * Puts a mail in the outbox, in the request's transaction; the worker sends it, and inserts the
 * keys of its links. Once per key, and not at all when it is one that its reader has switched off.
 */
export async function queueEmail(req: PayloadRequest, mail: Mail): Promise<void> {
  if (!(await isWanted(req, mail))) return
  const db = await databaseOf(req)
  const [queued] = await db
    .insert(emails)
    .values({
      ...mail,
      notBefore: mail.notBefore?.toISOString(),
      ...withEncryptedTokens(mail, mail.dedupeKey),
      kind: 'transactional',
    })
    .onConflictDoNothing({ target: emails.dedupeKey })
    .returning({ id: emails.id })
  if (!queued) return
  await enqueue(req, 'send-email', { emailId: queued.id }, { startAfter: mail.notBefore })
}

/**
 * Stops the emails of these keys that still wait for their time; they stay in the outbox as skipped.
 *
 * @returns false where one of them has left already, or is about to
 */
export async function stopMails(req: PayloadRequest, keys: readonly string[]): Promise<boolean> {
  const db = await databaseOf(req)
  const { dedupeKey, notBefore, status } = emails
  const ofKeys = inArray(dedupeKey, [...keys])
  const [found, stopped] = [
    await db.select({ id: emails.id }).from(emails).where(ofKeys),
    await db
      .update(emails)
      .set({ status: 'skipped', lastError: 'Stopped by staff', updatedAt: now })
      .where(and(ofKeys, eq(status, 'queued'), gt(notBefore, now)))
      .returning({ id: emails.id }),
  ]
  return found.length === stopped.length
}
