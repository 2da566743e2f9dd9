import { and, type Column, count, eq, inArray, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { affiliate_links, commissions, payouts } from '@/src/database-schema'
import { type Balance, balanceOf } from '@/src/domain/affiliates/ledger'
import { type Caller, databaseOf } from '@/src/lib/database'
import { isOneOf, now } from '@/src/lib/sql-parts'

/** Holds the accounts of affiliates, as below: always in the same order. */
export async function lockAffiliates(req: PayloadRequest, links: readonly string[]): Promise<void> {
  const db = await databaseOf(req)
  // No stronger: new clicks and orders refer to the row, and need not wait for one another.
  await db
    .select({ id: affiliate_links.id })
    .from(affiliate_links)
    .where(isOneOf(affiliate_links.id, links))
    .orderBy(affiliate_links.id)
    .for('no key update')
}

/**
 * Holds an affiliate's account until the transaction ends: its rows and totals change one after
 * another. Where an order is locked too, the order comes first.
 */
export const lockAffiliate = (req: PayloadRequest, link: string): Promise<void> =>
  lockAffiliates(req, [link])

/**
 * Where affiliates stand, by link, reckoned from the rows themselves in two questions. Commissions and
 * payouts are the affiliates' own; who asks has been checked.
 */
export async function readBalances(
  req: Caller,
  links: readonly string[],
): Promise<(link: string) => Balance> {
  const db = await databaseOf(req)
  const total = (amount: Column) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number)
  const { link, status, amountMinor } = commissions
  const earned = await db
    .select({ link, status, amountMinor: total(amountMinor), orders: count() })
    .from(commissions)
    .where(isOneOf(link, links))
    .groupBy(link, status)
  const paid = await db
    .select({ link: payouts.link, total: total(payouts.amountMinor) })
    .from(payouts)
    .where(and(isOneOf(payouts.link, links), inArray(payouts.status, ['pending', 'paid'])))
    .groupBy(payouts.link)
  const earnedBy = Map.groupBy(earned, (row) => row.link)
  const paidTo = new Map(paid.map((row) => [row.link, row.total]))
  return (of) => balanceOf(earnedBy.get(of) ?? [], paidTo.get(of) ?? 0)
}

/** Where one of them stands. */
export async function readBalance(req: Caller, link: string): Promise<Balance> {
  return (await readBalances(req, [link]))(link)
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
