import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { type Balance, balanceOf, COMMISSION_STATUSES } from '@/src/domain/affiliates/ledger'
import { runSql } from '@/src/lib/database'

/** Commissions and payouts are the affiliate's own; who asks has been checked. */
type Caller = Parameters<typeof runSql>[0]

/**
 * Holds an affiliate's account until the transaction ends: its rows and totals change one after
 * another. Where an order is locked too, the order comes first.
 */
export async function lockAffiliate(req: PayloadRequest, link: string): Promise<void> {
  // No stronger: new clicks and orders refer to the row, and need not wait for one another.
  await runSql(req, sql`select id from affiliate_links where id = ${link} for no key update`)
}

/** Where an affiliate stands, reckoned from the rows themselves. */
export async function readBalance(req: Caller, link: string): Promise<Balance> {
  const rows = await runSql(
    req,
    sql`select status, amount_minor as amount from commissions where link_id = ${link}`,
  )
  const [paid] = await runSql(
    req,
    sql`select coalesce(sum(amount_minor), 0) as total from payouts
      where link_id = ${link} and status in ('pending', 'paid')`,
  )
  const entries = rows.flatMap((row) => {
    const status = COMMISSION_STATUSES.find((one) => one === row.status)
    return status ? [{ status, amountMinor: Number(row.amount) }] : []
  })
  return balanceOf(entries, Number(paid?.total))
}

/** Changes the totals that an affiliate's link shows, along with the rows that they sum up. */
export async function addToTotals(
  req: PayloadRequest,
  link: string,
  change: { earnedMinor?: number; conversions?: number; paidMinor?: number },
): Promise<void> {
  const { earnedMinor = 0, conversions = 0, paidMinor = 0 } = change
  await runSql(
    req,
    sql`update affiliate_links set
      total_earned_minor = total_earned_minor + ${earnedMinor},
      conversions = conversions + ${conversions},
      total_paid_minor = total_paid_minor + ${paidMinor},
      updated_at = now()
      where id = ${link}`,
  )
}
