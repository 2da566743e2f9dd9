import type { BounceKind } from './bounce-kind'
import { bounceKind } from './bounce-kind'

/** What a mail about one of our mails tells: a report of delivery (RFC 3464) or of abuse (RFC 5965). */
export type MailReport = {
  readonly kind: BounceKind | 'complaint'
  readonly recipient: string | null
  readonly detail: string
}

type Fields = ReadonlyMap<string, string>

/** The fields of each block of a report: names in lower case, folded lines joined. */
function blocksOf(text: string): Fields[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.replace(/\n[ \t]+/g, ' ').split('\n')
      return new Map(
        lines.flatMap((line) => {
          const at = line.indexOf(':')
          return at > 0 ? [[line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]] : []
        }),
      )
    })
    .filter((fields) => fields.size > 0)
}

/** `rfc822; ada@example.com` and `<ada@example.com>` as an address. */
function addressIn(value: string | undefined): string | null {
  const bare = (value ?? '')
    .replace(/^[^;]*;/, '')
    .replace(/[<>]/g, '')
    .trim()
    .toLowerCase()
  return bare.includes('@') ? bare : null
}

/** What a `message/delivery-status` says of a recipient that did not get the mail; else null. */
export function deliveryReport(text: string): MailReport | null {
  const about = blocksOf(text).find(
    (fields) => fields.has('final-recipient') && fields.get('action')?.toLowerCase() !== 'relayed',
  )
  if (!about) return null
  const action = about.get('action')?.toLowerCase()
  if (action !== 'failed' && action !== 'delayed') return null
  const words = (about.get('diagnostic-code') ?? '').replace(/^[^;]*;\s*/, '')
  const status = about.get('status')?.trim().split(/\s/)[0] ?? null
  const kind = bounceKind({ status, words })
  return {
    kind: action === 'delayed' && kind === 'hard' ? 'soft' : kind,
    recipient: addressIn(about.get('original-recipient') ?? about.get('final-recipient')),
    detail: [status, words].filter(Boolean).join(' ').slice(0, 300),
  }
}

const MACHINE = /mailer-daemon|postmaster|mail delivery (?:sub)?system|double-bounce/i

/** The reason in a bounce that is written for people alone, as qmail and some Exims do. */
const REASON =
  /^.*(?:\b[45]\d\d[ -]|\b[45]\.\d{1,3}\.\d{1,3}\b|sorry, |no such user|unknown user|unrouteable|mailbox|quota|user unknown).*$/gim

/**
 * What a mail from a mail server tells without a report in it; null for what people or their
 * assistants answered, and for what will be tried again.
 *
 * @param text up to where it repeats our own mail
 */
export function writtenReport(from: string, subject: string, text: string): MailReport | null {
  if (!MACHINE.test(from) || /warning|delayed|frozen/i.test(subject)) return null
  const words = (text.match(REASON) ?? []).join(' ').replace(/\s+/g, ' ').trim()
  if (!words) return null
  const recipient = addressIn(/<?([^\s<>:;"]+@[^\s<>:;"]+\.[^\s<>:;"]+)>?:?\s*$/m.exec(text)?.[1])
  return { kind: bounceKind({ words }), recipient, detail: words.slice(0, 300) }
}

/** What a `message/feedback-report` says: that its reader took the mail for spam; else null. */
export function abuseReport(text: string): MailReport | null {
  const about = blocksOf(text).find((fields) => fields.has('feedback-type'))
  if (about?.get('feedback-type')?.toLowerCase() !== 'abuse') return null
  const recipient = addressIn(about.get('original-rcpt-to') ?? about.get('final-recipient'))
  return { kind: 'complaint', recipient, detail: about.get('user-agent')?.slice(0, 300) ?? '' }
}

/** The header in which each of our mails carries its id: some providers replace the Message-ID. */
export const MAIL_HEADER = 'X-Charterdesk-Mail'

const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const OWN_HEADER = new RegExp(`^${MAIL_HEADER}:\\s*(${UUID})`, 'im')
/** SES puts a time before it and a number behind it. */
const PROVIDER_ID = `(?:[0-9a-f]{16}-)?${UUID}(?:-\\d{6})?`
const MESSAGE_ID = new RegExp(`^(?:original-)?message-id:\\s*<(${PROVIDER_ID})@`, 'im')
const ANY_ID = new RegExp(`\\b${PROVIDER_ID}\\b`, 'i')
const RETURN_PATH = /\+([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})@/i

/** The bounce address of one mail: `bounces+ID@example.com`, so that a bounce names it by where it goes. */
export function returnPathOf(bounceAddress: string, mail: string): string {
  const [local, domain] = bounceAddress.split('@')
  return `${local}+${mail.replaceAll('-', '')}@${domain}`
}

/** The id of our mail that a bounce was sent back for, by the address it came to. */
export const mailOfReturnPath = (to: string): string | null =>
  RETURN_PATH.exec(to)?.slice(1).join('-').toLowerCase() ?? null

/** The id of a mail in a text, ours or its provider's: SES and Resend answer a mail with theirs. */
export const mailIdIn = (text: string): string | null =>
  ANY_ID.exec(text)?.[0].toLowerCase() ?? null

/** The id of the mail whose headers these are: ours by our header, else ours or its provider's by the Message-ID. */
export function reportedMail(headers: string): string | null {
  const unfolded = headers.replace(/\r?\n[ \t]+/g, ' ')
  const found = OWN_HEADER.exec(unfolded) ?? MESSAGE_ID.exec(unfolded)
  return found?.[1]?.toLowerCase() ?? null
}
