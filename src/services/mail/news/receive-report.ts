import type { Payload } from 'payload'
import PostalMime, { type Attachment } from 'postal-mime'

import {
  abuseReport,
  deliveryReport,
  type MailReport,
  mailOfReturnPath,
  reportedMail,
  writtenReport,
} from '@/src/domain/mail/bounces/delivery-report'
import { inTransaction } from '@/src/lib/database'
import { mailOfOurs, recordMailEvent } from '@/src/services/mail/news/record-event'

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/** Where a bounce that is written for people begins to repeat our own mail. */
const COPY = /^-+ (?:below this line|this is a copy|original message|returned message)/im

/** What a mail tells of one of ours, and its id; null when it is no report. */
export async function readMailReport(
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
  if (!told || told.report.kind === 'other') return false
  const { kind, recipient, detail } = told.report
  const mail = await mailOfOurs({ payload }, told.id)
  if (!mail || (recipient && recipient !== mail.to.trim().toLowerCase())) return false
  const event = kind === 'complaint' ? kind : (`${kind}_bounce` as const)
  return inTransaction(payload, (req) =>
    recordMailEvent(req, mail, { kind: event, source: 'bounce', at: null, detail }),
  )
}
