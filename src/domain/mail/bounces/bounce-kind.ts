import type { MailEventKind } from '../mail-event'

/**
 * What a refusal says of an address: `hard`, there is no such mailbox; `soft`, not just now, as when
 * it is full; `other`, it is about the mail, the sender or the server and says nothing of the address.
 */
export type BounceKind = 'hard' | 'soft' | 'other'

/** What is recorded of each; nothing where nothing is known of the address. */
export const BOUNCE_EVENTS = {
  hard: 'hard_bounce',
  soft: 'soft_bounce',
  other: null,
} as const satisfies Record<BounceKind, MailEventKind | null>

/** What a server answered: `550 5.1.1 No such user`. Any part may be missing. */
export type Refusal = {
  readonly code?: number | null
  /** The enhanced status code of RFC 3463. */
  readonly status?: string | null
  readonly words?: string
}

const STATUS = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/
const STATUSES = new RegExp(STATUS, 'g')

/** The enhanced status in a server's words; null where it says none. */
export const statusIn = (words: string): string | null => STATUS.exec(words)?.[0] ?? null

/** The code at the beginning of a server's words. */
export const codeIn = (words: string): number | null =>
  Number(/^\s*(?:smtp;\s*)?([245]\d\d)\b/i.exec(words)?.[1] ?? 0) || null

/** The mailbox does not exist, has moved, is disabled, or its domain takes no mail. */
const GONE = new Set(['1.1', '1.2', '1.3', '1.6', '1.10', '2.1', '4.4'])

/** The mailbox is full or busy, or its server is. */
const BUSY = new Set(['2.0', '2.2', '2.3', '4.1', '4.2', '4.7'])

/** About the sender, the mail or how much there is of it, whatever code comes with it. */
const POLICY =
  /\bspam|block(?:ed|list)|black ?list|\b(?:rbl|dnsbl|spf|dkim|dmarc)\b|spamhaus|\bpolicy|reputation|rate.?limit|receiving mail at a rate|too many|throttl|gr[ae]y ?list|unsolicited|content (?:rejected|denied)|virus|banned|unauthenticated/i

const FULL =
  /(?:mailbox|inbox|quota|storage|account)[^.]{0,30}(?:full|exceed|over)|over ?quota|out of storage/i

const NO_MAILBOX =
  /no such (?:user|recipient|mailbox|address|person)|no mailbox here|unknown (?:user|recipient|mailbox|address)|(?:user|recipient|mailbox|address|account|domain)[^.]{0,60}(?:unknown|not found|not exist|n[’']t exist|disabled|invalid|no longer)|doesn?[’']t have an? \S+ account|no user record|invalid (?:recipient|mailbox|address)|host not found|unrouteable address/i

const byText = (words: string): BounceKind | null => {
  if (FULL.test(words)) return 'soft'
  return NO_MAILBOX.test(words) ? 'hard' : null
}

const byStatus = (status: string): BounceKind | null => {
  const [kind, ...detail] = status.split('.')
  const about = detail.join('.')
  if (about === '0.0' || about === '1.0') return null // it says nothing
  if (BUSY.has(about)) return 'soft'
  if (GONE.has(about)) return kind === '5' ? 'hard' : 'soft'
  return 'other'
}

/** Codes that refuse a recipient where the server says no more. */
const HARD_CODES = new Set([550, 551, 553])
const SOFT_CODES = new Set([450, 452, 552])

const byCode = (code: number | null): BounceKind => {
  if (code && HARD_CODES.has(code)) return 'hard'
  return code && SOFT_CODES.has(code) ? 'soft' : 'other'
}

/** What a refusal says of the address: by its status, then its words, then its code. */
export function bounceKind({ code = null, status, words = '' }: Refusal): BounceKind {
  if (POLICY.test(words)) return 'other'
  const statuses = [...(status ? [status] : []), ...(words.match(STATUSES) ?? [])]
  for (const one of statuses) {
    const told = byStatus(one)
    if (told) return told
  }
  return byText(words) ?? byCode(code ?? codeIn(words))
}
