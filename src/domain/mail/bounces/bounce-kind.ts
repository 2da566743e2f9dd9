/**
 * What a refusal says of an address: `hard`, there is no such mailbox; `soft`, not just now, as when
 * it is full; `other`, it is about the mail, the sender or the server and says nothing of the address.
 */
export type BounceKind = 'hard' | 'soft' | 'other'

/** What a server answered: `550 5.1.1 No such user`. Either part may be missing. */
export type Refusal = {
  readonly code?: number | null
  /** The enhanced status code of RFC 3463. */
  readonly status?: string | null
}

const STATUS = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/

/** The enhanced status in a server's words; null where it says none. */
export const statusIn = (words: string): string | null => STATUS.exec(words)?.[0] ?? null

/** The mailbox does not exist, has moved, is disabled, or its domain takes no mail. */
const GONE = new Set(['1.0', '1.1', '1.2', '1.3', '1.6', '1.10', '2.1', '4.4'])

/** The mailbox is full or busy, or its server is. */
const BUSY = new Set(['2.0', '2.2', '2.3', '4.1', '4.2', '4.7'])

const byStatus = (status: string): BounceKind | null => {
  const [kind, ...detail] = status.split('.')
  const about = detail.join('.')
  if (BUSY.has(about)) return 'soft'
  if (GONE.has(about)) return kind === '5' ? 'hard' : 'soft'
  return 'other'
}

/** Codes that refuse a recipient where the server says no more. */
const HARD_CODES = new Set([550, 551, 553])
const SOFT_CODES = new Set([450, 452, 552])

/** What a refusal says of the address. */
export function bounceKind({ code, status }: Refusal): BounceKind {
  const told = status && byStatus(status)
  if (told) return told
  if (code && HARD_CODES.has(code)) return 'hard'
  return code && SOFT_CODES.has(code) ? 'soft' : 'other'
}
