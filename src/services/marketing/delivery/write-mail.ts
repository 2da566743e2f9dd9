import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { emails } from '@/src/database-schema'
import { databaseOf, inTransaction, lockInTransaction } from '@/src/lib/database'
import { findGlobal } from '@/src/lib/find-one'
import { ago } from '@/src/lib/sql-parts'
import { type MailContent, withEncryptedTokens } from '@/src/services/mail/mail-keys'
import type { Held } from '@/src/services/mail/send-email'

/** Anyone who has had as many as they may waits this long for the next. */
export const WAIT_HOURS = 24

async function perDay({ payload }: PayloadRequest): Promise<number> {
  const { marketingPerDay } = await findGlobal({ payload }, 'privateSettings', {
    select: { marketingPerDay: true },
    overrideAccess: true, // a rule of sending, told to no one
  })
  return marketingPerDay ?? 1
}

/** How many marketing mails someone was sent, or is about to be, within a day. */
async function withinDay(req: PayloadRequest, to: string): Promise<number> {
  const db = await databaseOf(req)
  return db.$count(
    emails,
    and(
      eq(emails.to, to),
      eq(emails.kind, 'marketing'),
      inArray(emails.status, ['queued', 'sending', 'sent', 'held']),
      ne(emails.html, ''), // what is not written yet may turn out not to be due
      gt(emails.createdAt, ago(`${WAIT_HOURS} hours`)),
    ),
  )
}

/**
 * Writes a marketing mail that this worker holds, unless its reader got as many today as they may, of
 * follow-ups and campaigns together. No one else writes them one meanwhile, so that two cannot both
 * be the last.
 *
 * @returns whether it is written
 */
export const writeHeld = (
  payload: Payload,
  { id, to, dedupeKey }: Held,
  words: MailContent,
): Promise<boolean> =>
  inTransaction(payload, async (req) => {
    await lockInTransaction(req, `marketing:${to}`)
    if ((await withinDay(req, to)) >= (await perDay(req))) return false
    const db = await databaseOf(req)
    const { subject, html, text } = words
    const written = await db
      .update(emails)
      .set(withEncryptedTokens({ subject, html, text }, dedupeKey))
      .where(and(eq(emails.id, id), eq(emails.status, 'sending')))
      .returning({ id: emails.id })
    if (written.length === 0) throw new Error('This worker no longer holds the email.')
    return true
  })
