import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import type { MailBrand } from '@/src/email/mail-brand'
import { type MailProps, type WrittenMail, writeMail } from '@/src/email/mail-writers'
import { renderMail } from '@/src/email/render'
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

/**
 * Owes someone a mail, in the request's transaction. Whatever is the same for every mail of a
 * template stands in `MAIL_TEMPLATES`.
 *
 * @param props what the template has to know; dates in a mail are in the zone of its brand
 */
export async function enqueueEmail<Name extends WrittenMail>(
  req: PayloadRequest,
  template: Name,
  to: MailTo,
  props: (brand: MailBrand) => MailProps[Name],
): Promise<void> {
  await queueWritten(req, template, to, await writeText(req, template, props))
}

/** What a template writes, for an email that is queued a moment later. */
export async function writeText<Name extends WrittenMail>(
  req: PayloadRequest,
  template: Name,
  props: (brand: MailBrand) => MailProps[Name],
): Promise<MailContent> {
  const brand = await readMailBrand(req)
  return renderMail(writeMail(template, brand, props(brand)))
}

/** Queues such an email. */
export async function queueWritten(
  req: PayloadRequest,
  template: WrittenMail,
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
