import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import type { MailTemplateName } from '@/src/domain/mail/mail-templates'
import type { MailBrand } from '@/src/email/mail-brand'
import { type MailTemplate, renderMail } from '@/src/email/render'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import type { MailContent } from '@/src/services/mail/mail-keys'
import { queueEmail } from '@/src/services/mail/queue-email'

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
  await queueWritten(req, template, to, await writeText(req, write))
}

/** Renders an email that is queued a moment later. */
export const writeText = async (req: PayloadRequest, write: Write): Promise<MailContent> =>
  renderMail(write(await readMailBrand(req)))

/** Queues such an email. */
export async function queueWritten(
  req: PayloadRequest,
  template: MailTemplateName,
  { email, key, order, user, ticket, notBefore }: MailTo,
  words: MailContent,
): Promise<void> {
  await queueEmail(req, {
    ...words,
    to: email,
    template,
    dedupeKey: key ?? `${template}:${randomUUID()}`,
    ...(order ? { order } : {}),
    ...(user ? { user } : {}),
    ...(ticket ? { ticket } : {}),
    ...(notBefore ? { notBefore } : {}),
  })
}
