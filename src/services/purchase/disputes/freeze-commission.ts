import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { OPEN_DISPUTES } from '@/src/domain/payments/dispute'
import { runSql } from '@/src/lib/database'
import { lockAffiliate } from '@/src/services/affiliates/affiliate-account'

async function lockAffiliateOf(req: PayloadRequest, orderId: string): Promise<void> {
  const [row] = await runSql(
    req,
    sql`select link_id as link from commissions where order_id = ${orderId} and status <> 'reversed'`,
  )
  if (row?.link) await lockAffiliate(req, String(row.link))
}

/**
 * Keeps the commission of an order whose payment is disputed from being approved or paid out. The
 * order's row is locked. One that was paid out already stays: a loss is taken off the next payout.
 */
export async function freezeCommission(req: PayloadRequest, orderId: string): Promise<void> {
  await lockAffiliateOf(req, orderId)
  await runSql(
    req,
    sql`update commissions set is_frozen = true, updated_at = now(),
      status = case when status = 'approved' then 'pending' else status end,
      approved_at = case when status = 'approved' then null else approved_at end
      where order_id = ${orderId} and status in ('pending', 'approved')`,
  )
}

const open = sql.join(
  OPEN_DISPUTES.map((status) => sql`${status}`),
  sql`, `,
)

/** Lets the commission go on as before, once none of the order's disputes is open any more. */
export async function thawCommission(req: PayloadRequest, orderId: string): Promise<void> {
  await lockAffiliateOf(req, orderId)
  await runSql(
    req,
    sql`update commissions set is_frozen = false, updated_at = now()
      where order_id = ${orderId} and is_frozen and not exists (
        select from disputes where order_id = ${orderId} and not is_inquiry
          and status::text in (${open}))`,
  )
}
