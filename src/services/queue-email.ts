import type { PayloadRequest } from 'payload'

import { enqueue } from '@/src/lib/queues'
import { isWanted } from '@/src/services/mail-wanted'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly template: string
  /** Two mails with the same key are one. */
  readonly dedupeKey: string
  /** It carries a private link: shown only to those who run users. */
  readonly sensitive: boolean
  readonly order?: string
  readonly user?: string
}

/**
 * Puts a mail in the outbox, in the request's transaction; the worker sends it. Once per key, and
 * not at all when it is one that its reader has switched off.
 */
export async function queueEmail(req: PayloadRequest, mail: Mail): Promise<void> {
  const kind = 'transactional'
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
    data: { ...mail, kind, status: 'queued', attempts: 0 },
    depth: 0,
    overrideAccess: true, // as above
    req,
  })
  await enqueue(req, 'send-email', { emailId: id })
}
