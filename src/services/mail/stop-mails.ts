import { and, eq, gt, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { emails } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'

/**
 * Stops the emails of these keys that still wait for their time; they stay in the outbox as skipped.
 *
 * @returns false where one of them has left already, or is about to
 */
export async function stopMails(req: PayloadRequest, keys: readonly string[]): Promise<boolean> {
  const db = await databaseOf(req)
  const { dedupeKey, notBefore, status } = emails
  const ofKeys = inArray(dedupeKey, [...keys])
  const [found, stopped] = [
    await db.select({ id: emails.id }).from(emails).where(ofKeys),
    await db
      .update(emails)
      .set({ status: 'skipped', lastError: 'Stopped by staff', updatedAt: now })
      .where(and(ofKeys, eq(status, 'queued'), gt(notBefore, now)))
      .returning({ id: emails.id }),
  ]
  return found.length === stopped.length
}
