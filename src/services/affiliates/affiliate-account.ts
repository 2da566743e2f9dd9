import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { affiliate_links, commissions, payouts } from '@/src/database-schema'
import { type Balance, balanceOf } from '@/src/domain/affiliates/ledger'
import { type Caller, databaseOf } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'

/**
 * Holds an affiliate's account until the transaction ends: its rows and totals change one after
 * another. Where an order is locked too, the order comes first.
 */
export async function lockAffiliate(req: PayloadRequest, link: string): Promise<void> {
  const db = await databaseOf(req)
  // No stronger: new clicks and orders refer to the row, and need not wait for one another.
  await db
    .select({ id: affiliate_links.id })
    .from(affiliate_links)
    .where(eq(affiliate_links.id, link))
    .for('no key update')
}

/**
 * Where an affiliate stands, reckoned from the rows themselves. Commissions and payouts are the
 * affiliate's own; who asks has been checked.
 */
export async function readBalance(req: Caller, link: string): Promise<Balance> {
  const db = await databaseOf(req)
  const entries = await db
    .select({ status: commissions.status, amountMinor: commissions.amountMinor })
    .from(commissions)
    .where(eq(commissions.link, link))
  const [paid] = await db
    .select({ total: sql`coalesce(sum(${payouts.amountMinor}), 0)`.mapWith(Number) })
    .from(payouts)
    .where(and(eq(payouts.link, link), inArray(payouts.status, ['pending', 'paid'])))
  return balanceOf(entries, paid?.total ?? 0)
}

/** Changes the totals that an affiliate's link shows, along with the rows that they sum up. */
export async function addToTotals(
  req: PayloadRequest,
  link: string,
  change: { earnedMinor?: number; conversions?: number; paidMinor?: number },
): Promise<void> {
  const { earnedMinor = 0, conversions = 0, paidMinor = 0 } = change
  const db = await databaseOf(req)
  await db
    .update(affiliate_links)
    .set({
      totalEarnedMinor: sql`${affiliate_links.totalEarnedMinor} + ${earnedMinor}`,
      conversions: sql`${affiliate_links.conversions} + ${conversions}`,
      totalPaidMinor: sql`${affiliate_links.totalPaidMinor} + ${paidMinor}`,
      updatedAt: now,
    })
    .where(eq(affiliate_links.id, link))
}
