import { and, eq, isNull, lte, ne, not, or } from 'drizzle-orm'
import type { Payload } from 'payload'

import { commissions } from '@/src/database-schema'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import { log } from '@/src/lib/log'
import { now as moment } from '@/src/lib/sql-parts'
import { lockAffiliate } from '@/src/services/affiliates/affiliate-account'

/**
 * Approves the commissions of orders for which the days of free refunds are over. Runs each day and
 * may run twice at once. One account at a time, so that no refund is lost on the way.
 *
 * @returns how many were approved
 */
export async function approveCommissions(payload: Payload, now = new Date()): Promise<number> {
  const at = now.toISOString()
  const due = and(
    eq(commissions.status, 'pending'),
    not(commissions.isFrozen),
    or(isNull(commissions.review), ne(commissions.review, 'open')), // staff decide first
    lte(commissions.approvableAt, at),
  )
  const db = await databaseOf({ payload })
  const links = await db.selectDistinct({ id: commissions.link }).from(commissions).where(due)
  let approved = 0
  const approve = async (id: string) => {
    approved += await inTransaction(payload, async (req) => {
      await lockAffiliate(req, id)
      const held = await databaseOf(req)
      const rows = await held
        .update(commissions)
        .set({ status: 'approved', approvedAt: at, updatedAt: moment })
        .where(and(eq(commissions.link, id), due))
        .returning({ id: commissions.id })
      return rows.length
    })
    return true
  }
  const failure = 'the commissions of an affiliate were not approved'
  const ids = links.map(({ id }) => id)
  await eachAlone(ids, approve, { thing: 'affiliate', failure })
  if (approved > 0) log.info({ approved, affiliates: links.length }, 'commissions approved')
  return approved
}
