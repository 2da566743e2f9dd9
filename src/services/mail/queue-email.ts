import type { PayloadRequest } from 'payload'

import { MAIL_TEMPLATES, type MailTemplateName } from '@/src/domain/mail/mail-templates'
import { enqueue } from '@/src/lib/queues'
import { type MailContent, withEncryptedTokens } from '@/src/services/mail/mail-keys'
import { isWanted } from '@/src/services/mail/mail-wanted'

export type Mail = MailContent & {
  readonly to: string
  readonly template: MailTemplateName
  /** Two mails with the same key are one. */
  readonly dedupeKey: string
  /** What and whom it is about, also where it goes to staff: it is erased with them. */
  readonly order?: string
  readonly user?: string
  readonly ticket?: string
  /** It waits until then. */
  readonly notBefore?: Date
}

/**
 * Puts a mail in the outbox, in the request's transaction; the worker sends it, and inserts the
 * keys of its links. Once per key, and not at all when it is one that its reader has switched off.
 */
export async function queueEmail(req: PayloadRequest, mail: Mail): Promise<void> {
  const { kind } = MAIL_TEMPLATES[mail.template]
  if (!(await isWanted(req, { ...mail, kind }))) return
  const known = await req.payload.count({
    collection: 'emails',
    where: { dedupeKey: { equals: mail.dedupeKey } },
    overrideAccess: true, // mails are written by services alone
    req,
  })
  if (known.totalDocs > 0) return
  const { id } = await req.payload.create({
    collection: 'emails',
    data: {
      ...mail,
      notBefore: mail.notBefore?.toISOString(),
      ...withEncryptedTokens(mail, mail.dedupeKey),
      kind,
      status: 'queued',
      attempts: 0,
    },
    depth: 0,
    overrideAccess: true, // as above
    req,
  })
  await enqueue(req, 'send-email', { emailId: id }, { startAfter: mail.notBefore })
}
