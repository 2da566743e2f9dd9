import { and, eq, inArray, ne, not, notExists, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { commissions, disputes } from '@/src/database-schema'
import { OPEN_DISPUTES } from '@/src/domain/payments/dispute'
import { databaseOf, query } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'
import { lockAffiliate } from '@/src/services/affiliates/affiliate-account'

async function lockAffiliateOf(req: PayloadRequest, orderId: string): Promise<void> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ link: commissions.link })
    .from(commissions)
    .where(and(eq(commissions.order, orderId), ne(commissions.status, 'reversed')))
  if (row) await lockAffiliate(req, row.link)
}

/**
 * Keeps the commission of an order whose payment is disputed from being approved or paid out. The
 * order's row is locked. One that was paid out already stays: a loss is taken off the next payout.
 */
export async function freezeCommission(req: PayloadRequest, orderId: string): Promise<void> {
  await lockAffiliateOf(req, orderId)
  const db = await databaseOf(req)
  const { approvedAt, order, status } = commissions
  const isApproved = eq(status, 'approved')
  await db
    .update(commissions)
    .set({
      isFrozen: true,
      updatedAt: now,
      status: sql`case when ${isApproved} then 'pending' else ${status} end`,
      approvedAt: sql`case when ${isApproved} then null else ${approvedAt} end`,
    })
    .where(and(eq(order, orderId), inArray(status, ['pending', 'approved'])))
}

/** Lets the commission go on as before, once none of the order's disputes is open any more. */
export async function thawCommission(req: PayloadRequest, orderId: string): Promise<void> {
  await lockAffiliateOf(req, orderId)
  const db = await databaseOf(req)
  const open = query
    .select({ id: disputes.id })
    .from(disputes)
    .where(
      and(
        eq(disputes.order, orderId),
        not(disputes.isInquiry),
        inArray(disputes.status, OPEN_DISPUTES),
      ),
    )
  await db
    .update(commissions)
    .set({ isFrozen: false, updatedAt: now })
    .where(and(eq(commissions.order, orderId), commissions.isFrozen, notExists(open)))
}
