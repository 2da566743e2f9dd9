import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { inTransaction, runSql } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import { lockAffiliate } from '@/src/services/affiliates/affiliate-account'

/**
 * Approves the commissions of orders for which the days of free refunds are over. Runs each day and
 * may run twice at once. One account at a time, so that no refund is lost on the way.
 *
 * @returns how many were approved
 */
export async function approveCommissions(payload: Payload, now = new Date()): Promise<number> {
  const at = now.toISOString()
  const due = sql`status = 'pending' and not is_frozen and approvable_at <= ${at}`
  const links = await runSql(
    { payload },
    sql`select distinct link_id as id from commissions where ${due}`,
  )
  let approved = 0
  for (const { id } of links) {
    approved += await inTransaction(payload, async (req) => {
      await lockAffiliate(req, String(id))
      const rows = await runSql(
        req,
        sql`update commissions set status = 'approved', approved_at = ${at}, updated_at = now()
          where link_id = ${id} and ${due} returning id`,
      )
      return rows.length
    })
  }
  if (approved > 0) log.info({ approved, affiliates: links.length }, 'commissions approved')
  return approved
}
