import { and, inArray } from 'drizzle-orm'
import type { Payload } from 'payload'
import type { Attachment } from 'postal-mime'
import PostalMime from 'postal-mime'

import { emails } from '@/src/database-schema'
import { BOUNCE_EVENTS } from '@/src/domain/mail/bounces/bounce-kind'
import {
  abuseReport,
  deliveryReport,
  type MailReport,
  mailOfReturnPath,
  reportedMail,
  writtenReport,
} from '@/src/domain/mail/bounces/delivery-report'
import type { ToldEvent } from '@/src/domain/mail/sendpulse-events'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { mailOfOurs, recordMailEvent } from '@/src/services/mail/news/record-event'

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/** Where a bounce that is written for people begins to repeat our own mail. */
const COPY = /^-+ (?:below this line|this is a copy|original message|returned message)/im

/** What a mail tells of one of ours, and its id; null when it is no report. */
async function readMailReport(
  raw: Uint8Array,
): Promise<{ readonly report: MailReport; readonly id: string } | null> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: 20 })
  const part = (...types: readonly string[]) =>
    mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))
  const status = part('message/delivery-status', 'message/global-delivery-status')
  const feedback = part('message/feedback-report')
  const about = part('message/rfc822', 'text/rfc822-headers', 'message/global')
  const text = mail.text ?? ''
  const report =
    (status && deliveryReport(textOf(status))) ??
    (feedback && abuseReport(textOf(feedback))) ??
    (status || feedback
      ? null
      : writtenReport(
          `${mail.from?.name ?? ''} ${mail.from?.address ?? ''}`,
          mail.subject ?? '',
          text.split(COPY)[0] ?? '',
        ))
  const to = [mail.deliveredTo ?? '', ...(mail.to ?? []).map(({ address }) => address ?? '')].join(
    ' ',
  )
  const id = mailOfReturnPath(to) ?? reportedMail(about ? textOf(about) : text)
  return report && id ? { report, id } : null
}

/**
 * Takes a bounce mail, or a report of abuse. It counts only of a mail of ours that went out.
 *
 * @returns whether it told something new
 */
export async function receiveMailReport(payload: Payload, raw: Uint8Array): Promise<boolean> {
  const told = await readMailReport(raw).catch(() => null)
  if (!told) return false
  const { kind: found, recipient, detail } = told.report
  const kind = found === 'complaint' ? found : BOUNCE_EVENTS[found]
  if (!kind) return false
  const mail = await mailOfOurs({ payload }, told.id)
  if (!mail || (recipient && recipient !== mail.to.trim().toLowerCase())) return false
  return inTransaction(payload, (req) =>
    recordMailEvent(req, mail, { kind, source: 'bounce', at: null, detail }),
  )
}

const ITS_WAYS = ['sendpulse', 'sandbox sendpulse']

/**
 * Takes what SendPulse tells. It counts only of a mail that we gave SendPulse, and only for the
 * address that this mail went to.
 *
 * @returns how many of the events were new
 */
export async function receiveSendPulse(
  payload: Payload,
  events: readonly ToldEvent[],
): Promise<number> {
  if (events.length === 0) return 0
  const db = await databaseOf({ payload })
  const ids = [...new Set(events.map(({ providerId }) => providerId))]
  const mails = await db
    .select({
      id: emails.id,
      to: emails.to,
      campaign: emails.campaign,
      providerId: emails.providerId,
    })
    .from(emails)
    .where(and(inArray(emails.providerId, ids), inArray(emails.sentVia, ITS_WAYS)))
  let fresh = 0
  for (const { kind, providerId, recipient, at, detail } of events) {
    const mail = mails.find((one) => one.providerId === providerId)
    if (mail?.to.trim().toLowerCase() !== recipient) continue
    const isNew = await inTransaction(payload, (req) =>
      recordMailEvent(req, mail, { kind, source: 'sendpulse', at, detail }),
    )
    if (isNew) fresh += 1
  }
  return fresh
}
