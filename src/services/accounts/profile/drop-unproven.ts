import { eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { affiliate_links, users } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'
import { forgetFactors } from '@/src/services/accounts/factors/change-factors'
import type { Account } from '@/src/services/accounts/profile/account-of'
import { endOrderNews } from '@/src/services/content/whatsapp/order-news-choice'

/**
 * Takes from an account what someone set up in it before its address was known to be theirs: second
 * factors, order news to a number, the calendar's address, and where earnings are paid to. Whoever
 * pays for an order with a stranger's address may use an account of that address; its owner, who
 * comes by a mailed key, must neither be locked out by them nor read along with.
 */
export async function dropUnproven(req: PayloadRequest, account: Account): Promise<void> {
  await forgetFactors(req, account, 'unproven')
  await endOrderNews(req, account.id)
  const db = await databaseOf(req)
  await db
    .update(users)
    .set({ calendarEpoch: sql`coalesce(${users.calendarEpoch}, 0) + 1`, updatedAt: now })
    .where(eq(users.id, account.id))
  await db
    .update(affiliate_links)
    .set({
      payoutMethod: null,
      payoutName: null,
      payoutAccountSealed: null,
      payoutAccountLast4: null,
      updatedAt: now,
    })
    .where(eq(affiliate_links.user, account.id))
}
