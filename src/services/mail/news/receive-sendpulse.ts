import { and, inArray } from 'drizzle-orm'
import type { Payload } from 'payload'

import { emails } from '@/src/database-schema'
import type { ToldEvent } from '@/src/domain/mail/sendpulse-events'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { recordMailEvent } from '@/src/services/mail/news/record-event'

/** Where mails went that SendPulse may tell of. */
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
