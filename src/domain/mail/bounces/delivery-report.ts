import type { BounceKind } from './bounce-kind'
import { bounceKind, statusIn } from './bounce-kind'

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
  const about = blocksOf(text).find((fields) => fields.has('final-recipient'))
  if (!about) return null
  const action = about.get('action')?.toLowerCase()
  if (action !== 'failed' && action !== 'delayed') return null
  const said = (about.get('diagnostic-code') ?? '').replace(/^[^;]*;\s*/, '')
  const code = Number(/^\s*(\d{3})\b/.exec(said)?.[1] ?? 0) || null
  const status = about.get('status')?.trim() || statusIn(said)
  const kind = action === 'delayed' ? 'soft' : bounceKind({ code, status })
  return {
    kind,
    recipient: addressIn(about.get('original-recipient') ?? about.get('final-recipient')),
    detail: [status, said].filter(Boolean).join(' ').slice(0, 300),
  }
}

/** What a `message/feedback-report` says: that its reader took the mail for spam; else null. */
export function abuseReport(text: string): MailReport | null {
  const about = blocksOf(text).find((fields) => fields.has('feedback-type'))
  if (about?.get('feedback-type')?.toLowerCase() !== 'abuse') return null
  const recipient = addressIn(about.get('original-rcpt-to') ?? about.get('final-recipient'))
  return { kind: 'complaint', recipient, detail: about.get('user-agent')?.slice(0, 300) ?? '' }
}

const MESSAGE_ID = /^(?:message-id|original-message-id):\s*<([^>\s]+)>/im

/** The id of the mail that a report is about, from the headers of that mail. */
export const reportedMessage = (headers: string): string | null =>
  MESSAGE_ID.exec(headers.replace(/\r?\n[ \t]+/g, ' '))?.[1] ?? null
