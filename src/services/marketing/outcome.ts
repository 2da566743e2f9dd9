import { eq } from 'drizzle-orm'
import type { Payload } from 'payload'

import { emails } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { sendEmail } from '@/src/services/mail/send-email'

/** What came of handing a marketing mail over. */
export type Outcome =
  | { readonly kind: 'sent' | 'held' }
  | { readonly kind: 'excluded' | 'failed' | 'unknown'; readonly reason: string }
  /** Refused for now: it is still in the outbox, and may be handed over again. */
  | { readonly kind: 'again'; readonly reason: string }

/** How a refusal at the moment of sending begins in the outbox. */
const NOT_SENT = /^Not sent: /

/** How the outbox begins what nobody knows the end of. */
const UNCERTAIN = /^The connection broke, so it is not known/

const UNKNOWN = 'It is not known whether this email arrived, so it is not sent again'

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What the outbox says of a mail. */
export async function outcomeOf(payload: Payload, mail: string): Promise<Outcome> {
  const db = await databaseOf({ payload })
  const [row] = await db
    .select({ status: emails.status, lastError: emails.lastError })
    .from(emails)
    .where(eq(emails.id, mail))
  const reason = row?.lastError ?? ''
  switch (row?.status) {
    case 'sent':
    case 'held':
      return { kind: row.status }
    case 'queued':
      return { kind: 'again', reason }
    case 'skipped':
      return { kind: 'excluded', reason: capital(reason.replace(NOT_SENT, '')) }
    case 'failed':
      return UNCERTAIN.test(reason)
        ? { kind: 'unknown', reason: UNKNOWN }
        : { kind: 'failed', reason }
    default:
      return { kind: 'unknown', reason: UNKNOWN }
  }
}

/** Hands a marketing mail over, at most once for all times; a refusal that may pass leaves it queued. */
export async function handOver(
  payload: Payload,
  mail: string,
  isLastTry: boolean,
): Promise<Outcome> {
  try {
    await sendEmail(payload, mail, isLastTry)
  } catch {
    // the outbox has written down why
  }
  return outcomeOf(payload, mail)
}
