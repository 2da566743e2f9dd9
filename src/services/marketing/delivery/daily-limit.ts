import { and, count, eq, gt, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { emails } from '@/src/database-schema'
import { databaseOf, lockInTransaction } from '@/src/lib/database'
import { ago } from '@/src/lib/sql-parts'

/** Anyone who has had as many as they may waits this long for the next. */
export const WAIT_HOURS = 24

async function perDay({ payload }: PayloadRequest): Promise<number> {
  const { marketingPerDay } = await payload.findGlobal({
    slug: 'privateSettings',
    select: { marketingPerDay: true },
    depth: 0,
    overrideAccess: true, // a rule of sending, told to no one
  })
  return marketingPerDay ?? 1
}

/** How many marketing mails someone was sent, or is about to be, within a day. */
async function withinDay(req: PayloadRequest, to: string): Promise<number> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ count: count() })
    .from(emails)
    .where(
      and(
        eq(emails.to, to),
        eq(emails.kind, 'marketing'),
        inArray(emails.status, ['queued', 'sending', 'sent', 'held']),
        gt(emails.createdAt, ago(`${WAIT_HOURS} hours`)),
      ),
    )
  return row?.count ?? 0
}

/**
 * Whether someone may get another marketing mail today, of follow-ups and campaigns together. Until
 * the transaction ends no one else writes them one, so that two cannot both be the last.
 */
export async function mayGetAnother(req: PayloadRequest, to: string): Promise<boolean> {
  await lockInTransaction(req, `marketing:${to}`)
  return (await withinDay(req, to)) < (await perDay(req))
}
